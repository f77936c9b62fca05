import { Fragment } from 'react'
import { formatMoney } from '@/lib/money'
import { Stat } from '@/ui/Stat/Stat'
import { TextLink } from '@/ui/TextLink/TextLink'
import styles from './InsightsPanel.module.css'
import type { Insights } from './useInsights'

const COUNT = new Intl.NumberFormat('en-US')

const counted = (count: number, one: string) => `${COUNT.format(count)} ${count === 1 ? one : `${one}s`}`

/** An amount that breaks after a comma where its column is too narrow, never within a group. */
function Money({ cents }: { cents: number }) {
  const [first, ...groups] = formatMoney(cents).split(',')
  return (
    <>
      {first}
      {groups.map((group, index) => (
        // What is left of the number from here on: no other group has that.
        <Fragment key={groups.slice(index).join()}>
          ,<wbr />
          {group}
        </Fragment>
      ))}
    </>
  )
}

/** The four stats (spec section 2, Insights): an admin's second is Revenue, a client's Orders. */
export function InsightStats({ admin, insights }: { admin: boolean; insights: Insights }) {
  const { spend, revenue, cart, saved } = insights
  const orders = spend.data?.orders ?? 0
  return (
    <div className={styles.stats}>
      <Stat
        frame="none"
        label="My Spend"
        value={<Money cents={spend.data?.spend ?? 0} />}
        note={admin ? counted(orders, 'order') : null}
        state={spend.state}
      />
      {admin ? (
        <Stat
          frame="none"
          label="Revenue"
          value={<Money cents={revenue.data?.revenue ?? 0} />}
          note={counted(revenue.data?.count ?? 0, 'sale')}
          state={revenue.state}
        />
      ) : (
        <Stat frame="none" label="Orders" value={COUNT.format(orders)} state={spend.state} />
      )}
      <Stat
        frame="none"
        label="Cart"
        value={COUNT.format(cart.data?.length ?? 0)}
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
        value={COUNT.format(saved.data?.length ?? 0)}
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
