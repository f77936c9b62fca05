import type { ReactNode } from 'react'
import type { ShopItem } from '@/api/shopItem'
import { formatMoney } from '@/lib/money'
import { contactPath } from '@/lib/paths'
import { ButtonLink } from '@/ui/Button/ButtonLink'
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden'
import { Thumb } from '../Thumb/Thumb'
import styles from './Shelf.module.css'
import { wantedOf } from './wanted'

/** One thing on the shelf: picture, name, price, and the way to order it. */
export function ShelfRow({ item, remove }: { item: ShopItem; remove: ReactNode }) {
  const { _id, title, price, currency, quantity, image } = item
  return (
    <div className={styles.row}>
      <Thumb id={_id} src={image} />
      <div className={styles.facts}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.price}>
          {price === null ? 'Price on request' : formatMoney(price, currency)}
          {quantity > 1 ? <span className={styles.each}>{` each, ${quantity} pieces`}</span> : null}
        </p>
      </div>
      <div className={styles.actions}>
        <ButtonLink
          variant="outline"
          size="sm"
          href={contactPath({ subject: 'Project Quote', project: wantedOf(item) })}
        >
          Request this
          <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
        </ButtonLink>
        {remove}
      </div>
    </div>
  )
}
