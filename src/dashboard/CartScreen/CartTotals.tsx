import type { ShopItem } from '@/api/shopItem'
import { formatMoney } from '@/lib/money'
import { ButtonLink } from '@/ui/Button/ButtonLink'
import styles from './CartTotals.module.css'
import { requestPath } from './requestPath'
import { totalsOf, unpriced } from './totals'

/** What the cart comes to, a line for each currency, and the way to order all of it. */
export function CartTotals({ items }: { items: readonly ShopItem[] }) {
  const open = unpriced(items)
  return (
    <section className={styles.totals} aria-label="Total">
      <dl className={styles.lines}>
        {totalsOf(items).map(({ currency, amount }) => (
          <div className={styles.line} key={currency}>
            <dt>Total in {currency}</dt>
            <dd className={styles.amount}>{formatMoney(amount, currency)}</dd>
          </div>
        ))}
        {open > 0 ? (
          <div className={styles.line}>
            <dt>Price on request</dt>
            <dd>{open === 1 ? '1 piece' : `${open} pieces`}</dd>
          </div>
        ) : null}
      </dl>
      <ButtonLink href={requestPath(items)}>Request all of it</ButtonLink>
    </section>
  )
}
