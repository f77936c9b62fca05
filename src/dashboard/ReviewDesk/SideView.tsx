import type { CompareViewProps } from './Compare'
import styles from './Compare.module.css'
import { Pane } from './Pane'

/** The older round on the left, the newer on the right; on a phone one above the other. */
export function SideView({ desk, piece, other, sizes }: CompareViewProps) {
  return (
    <div className={styles.side}>
      {[other, piece].map((one) => (
        <Pane
          key={one.url + one.round._id}
          desk={desk}
          sizes={sizes}
          label={one.name}
          pieces={[{ piece: one }]}
          tags={[{ text: one.round.title, side: 'start' }]}
        />
      ))}
    </div>
  )
}
