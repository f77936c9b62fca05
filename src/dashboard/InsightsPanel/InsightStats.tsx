import { formatMoney } from '@/lib/money'
import { Stat } from '@/ui/Stat/Stat'
import { TextLink } from '@/ui/TextLink/TextLink'
import styles from './InsightsPanel.module.css'
import type { Insights } from './useInsights'

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

/** The four stats (spec section 2, Insights): an admin's second is Revenue, a client's Orders. */
export function InsightStats({ admin, insights }: { admin: boolean; insights: Insights }) {
  const { spend, revenue, cart, saved } = insights
  const orders = spend.data?.orders ?? 0
  return (
    <div className={styles.stats}>
      <Stat
        frame="none"
        label="My Spend"
        value={formatMoney(spend.data?.spend ?? 0)}
        note={admin ? counted(orders, 'order') : null}
        state={spend.state}
      />
      {admin ? (
        <Stat
          frame="none"
          label="Revenue"
          value={formatMoney(revenue.data?.revenue ?? 0)}
          note={counted(revenue.data?.count ?? 0, 'sale')}
          state={revenue.state}
        />
      ) : (
        <Stat frame="none" label="Orders" value={orders} state={spend.state} />
      )}
      <Stat
        frame="none"
        label="Cart"
        value={cart.data?.length ?? 0}
        note={
          <TextLink tone="quiet" href="/cart">
            View cart
          </TextLink>
        }
        state={cart.state}
      />
      <Stat
        frame="none"
        label="Saved"
        value={saved.data?.length ?? 0}
        note={
          <TextLink tone="quiet" href="/favorites">
            View saved
          </TextLink>
        }
        state={saved.state}
      />
    </div>
  )
}
