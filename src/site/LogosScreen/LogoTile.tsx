import type { LogoItem } from '@/content/art/logos/logos'
import { Sheet } from '@/content/art/press/Picture'
import sheet from '@/content/art/press/sheet.module.css'
import styles from './LogoTile.module.css'

/** Marks that also stand in one ink: they are left blank in a full ground, as on a cup or a van. */
const GROUNDS: Record<string, 'blue' | 'green' | 'orange'> = {
  'halyard-ferry': 'blue',
  'crosswell-clinic': 'green',
  'kiln-street-pottery': 'orange',
  'longwave-radio': 'blue',
}

const KNOCKOUT = { blue: sheet.onBlue, green: sheet.onGreen, orange: sheet.onOrange } as const

/** A logo of the gallery: a button that shows it large, and its idea. */
export function LogoTile({ logo, onOpen }: { logo: LogoItem; onOpen: () => void }) {
  const { id, title, client, desc, src: Mark } = logo
  const ground = GROUNDS[id]
  return (
    <li className={styles.tile}>
      <button
        type="button"
        className={styles.open}
        data-ground={ground}
        aria-haspopup="dialog"
        aria-label={`${title}, ${client}: show large`}
        onClick={onOpen}
      >
        <Sheet width={200} height={200}>
          <g className={ground ? `${sheet.knockout} ${KNOCKOUT[ground]}` : undefined}>
            <Mark />
          </g>
        </Sheet>
      </button>
      <div className={styles.words}>
        <p className={styles.client}>{client}</p>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.desc}>{desc}</p>
      </div>
    </li>
  )
}
