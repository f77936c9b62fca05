import type { ShopItem } from '@/api/shopItem'
import { formatMoney } from '@/lib/money'
import { contactPath } from '@/lib/paths'
import { useRuntime } from '@/runtime/RuntimeProvider'
import { ButtonLink } from '@/ui/Button/ButtonLink'
import { Media } from '@/ui/Media/Media'
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden'
import { WorkMark } from '../WorkMark/WorkMark'
import styles from './Shelf.module.css'

/** One thing on the shelf: picture, name, price, and the way to order it. */
export function ShelfRow({ item }: { item: ShopItem }) {
  const { settings } = useRuntime()
  const { _id, title, price, currency, quantity, image } = item
  return (
    <div className={styles.row}>
      {image ? (
        <div className={styles.thumb}>
          <Media src={image} base={settings.apiBase} kind="image" alt="" ratio="1/1" compact />
        </div>
      ) : (
        <WorkMark id={_id} />
      )}
      <div className={styles.facts}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.price}>
          {price === null ? 'Price on request' : formatMoney(price, currency)}
          {quantity > 1 ? <span className={styles.each}>{` each, ${quantity} pieces`}</span> : null}
        </p>
      </div>
      <ButtonLink
        variant="outline"
        size="sm"
        href={contactPath({ subject: 'Project Quote', project: title })}
      >
        Request this
        <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
      </ButtonLink>
    </div>
  )
}
