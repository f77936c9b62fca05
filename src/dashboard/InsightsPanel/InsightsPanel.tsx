import { useRef } from 'react'
import { useSession } from '@/runtime/hooks'
import { isAdmin } from '@/session/roles'
import { ErrorState } from '@/ui/ErrorState/ErrorState'
import { Panel } from '@/ui/Panel/Panel'
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl'
import { InsightStats } from './InsightStats'
import styles from './InsightsPanel.module.css'
import { RevenueFigure } from './RevenueFigure'
import { DAYS_OF } from './range'
import { useInsights } from './useInsights'
import { useRange } from './useRange'

const RANGES = Object.keys(DAYS_OF).map((value) => ({ value, label: value }))

/** Insights (spec section 2, Dashboard): four stats, and for admins the revenue chart. */
export function InsightsPanel() {
  const admin = useSession(({ user }) => isAdmin(user))
  const heading = useRef<HTMLSpanElement>(null)
  const insights = useInsights(admin, heading)
  const [range, setRange] = useRange()
  const { failed, missing, retrying, retry, revenue } = insights
  const pills = admin && revenue.state !== 'failed'
  return (
    <Panel
      title="Insights"
      headingRef={heading}
      aside={
        pills ? (
          <SegmentedControl
            size="sm"
            aria-label="Range"
            options={RANGES}
            value={range}
            onValueChange={setRange}
          />
        ) : null
      }
    >
      <div className={styles.body}>
        {failed ? (
          <ErrorState onRetry={retry} busy={retrying}>
            {missing}
          </ErrorState>
        ) : null}
        <div className={styles.parts} data-chart={admin || undefined}>
          {admin ? <RevenueFigure insights={insights} range={range} /> : null}
          <InsightStats admin={admin} insights={insights} />
        </div>
      </div>
    </Panel>
  )
}
