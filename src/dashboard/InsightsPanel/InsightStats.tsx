import { Fragment } from 'react'
import { formatMoney } from '@/lib/money'
import { Stat } from '@/ui/Stat/Stat'
import { TextLink } from '@/ui/TextLink/TextLink'
import styles from './InsightsPanel.module.css'
import type { Insights } from './useInsights'

const COUNT = new Intl.NumberFormat('en-US')

/** "4 orders"; nothing where the number is not known. */
const counted = (count: number | null | undefined, one: string) =>
  count == null ? null : `${COUNT.format(count)} ${count === 1 ? one : `${one}s`}`

/** An amount that breaks after a comma where its column is too narrow, never within a group; millions are set smaller. */
function Money({ cents }: { cents: number }) {
  const [first, ...groups] = formatMoney(cents).split(',')
  return (
    <span className={styles.amount} data-long={groups.length > 1 || undefined}>
      {first}
      {groups.map((group, index) => (
        // What is left of the number from here on: no other group has that.
        <Fragment key={groups.slice(index).join()}>
          ,<wbr />
          {group}
        </Fragment>
      ))}
    </span>
  )
}

/** A figure; what failed keeps its zero (and is marked), what an answer left out is not known, and no zero. */
function Figure({ value, money = false }: { value: number | null | undefined; money?: boolean }) {
  if (value === null) return <span className={styles.unknown}>Not known</span>
  return money ? <Money cents={value ?? 0} /> : COUNT.format(value ?? 0)
}

/** The four stats (spec section 2, Insights): an admin's second is Revenue, a client's Orders. */
export function InsightStats({ admin, insights }: { admin: boolean; insights: Insights }) {
  const { spend, revenue, cart, saved } = insights
  return (
    <div className={styles.stats}>
      <Stat
        frame="none"
        label="My Spend"
        value={<Figure money value={spend.data?.spend} />}
        note={admin ? counted(spend.data?.orders, 'order') : null}
        state={spend.state}
      />
      {admin ? (
        <Stat
          frame="none"
          label="Revenue"
          value={<Figure money value={revenue.data?.revenue} />}
          note={counted(revenue.data?.count, 'sale')}
          state={revenue.state}
        />
      ) : (
        <Stat frame="none" label="Orders" value={<Figure value={spend.data?.orders} />} state={spend.state} />
      )}
      <Stat
        frame="none"
        label="Cart"
        value={<Figure value={cart.data?.length} />}
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
        value={<Figure value={saved.data?.length} />}
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
