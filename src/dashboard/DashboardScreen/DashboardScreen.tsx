import { useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useRef } from 'react'
import { formatDay, todayIn } from '@/lib/dates'
import { firstName } from '@/lib/names'
import { forgetFailedAhead } from '@/runtime/DataProvider/askedAhead'
import { useNow, useSession } from '@/runtime/hooks'
import { isAdmin } from '@/session/roles'
import { ButtonLink } from '@/ui/Button/ButtonLink'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import { ApprovalsPanel } from '../ApprovalsPanel/ApprovalsPanel'
import { InsightsPanel } from '../InsightsPanel/InsightsPanel'
import { MessagesPanel } from '../MessagesPanel/MessagesPanel'
import { PresenceBanner } from '../PresenceBanner/PresenceBanner'
import { ProductsPanel } from '../ProductsPanel/ProductsPanel'
import { TabBar } from '../parts/TabBar/TabBar'
import { DashboardVisit } from '../parts/useDashboardFailure'
import { UpdatedLine } from '../UpdatedLine/UpdatedLine'
import { WorkQueuePanel } from '../WorkQueuePanel/WorkQueuePanel'
import styles from './DashboardScreen.module.css'
import { Ghost } from './DashboardSkeleton'
import { FindButton } from './FindButton'
import { greetingAt } from './greetingAt'
import { TaskButtons } from './TaskButtons'
import { TaskDialogs } from './TaskDialogs'
import { UnreadBadge } from './UnreadBadge'

/** The dashboard of a client or an admin (spec section 2, Dashboard). A client's sends no admin call. */
export function DashboardScreen() {
  const user = useSession((state) => state.user)
  const now = useNow()
  const told = useRef(false)
  const heading = useRef<HTMLSpanElement>(null)
  const client = useQueryClient()
  useEffect(() => () => forgetFailedAhead(client), [client])
  // What is looked at first is drawn first, by itself: what lies below and beside it would hold it up.
  const rest = useDeferredValue(true, false)
  return (
    <DashboardVisit value={told}>
      <PresenceBanner />
      <div className={styles.screen}>
        <PageHeader
          eyebrow={
            <span className={styles.eyebrow}>
              {formatDay(todayIn(now))}
              <UpdatedLine />
            </span>
          }
          title={
            <span ref={heading} tabIndex={-1}>
              {`${greetingAt(now)}, ${firstName(user?.fullName)}`}
            </span>
          }
          actions={
            <div className={styles.actions}>
              <UnreadBadge heading={heading} />
              {isAdmin(user) ? (
                <>
                  <FindButton />
                  <TaskButtons />
                </>
              ) : (
                // What is finished: below stands what is still being decided.
                <ButtonLink href="/my-projects" variant="outline">
                  My Projects
                </ButtonLink>
              )}
            </div>
          }
        />
        {isAdmin(user) ? (
          <div className={styles.panels}>
            <InsightsPanel />
            <div className={styles.board}>
              <div className={styles.panels}>
                {/* An admin's own work comes first: as a rule there is nothing for them to approve. */}
                <WorkQueuePanel />
                {rest ? <ApprovalsPanel /> : null}
              </div>
              <div className={styles.beside}>
                {rest ? (
                  <>
                    <MessagesPanel />
                    <ProductsPanel />
                  </>
                ) : (
                  <Ghost rows={3} />
                )}
              </div>
            </div>
          </div>
        ) : (
          // What waits for the client comes first, on a phone at once in sight.
          <div className={styles.board}>
            <ApprovalsPanel />
            <div className={styles.beside}>
              <InsightsPanel />
              {rest ? <MessagesPanel /> : <Ghost rows={3} />}
            </div>
          </div>
        )}
      </div>
      <TabBar counted here />
      <TaskDialogs />
    </DashboardVisit>
  )
}
