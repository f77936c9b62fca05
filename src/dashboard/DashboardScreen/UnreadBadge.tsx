import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import type { RefObject } from 'react'
import { unreadCount } from '@/api/notifications'
import { useApi } from '@/runtime/DataProvider/DataProvider'
import { Badge } from '@/ui/Badge/Badge'
import { Button } from '@/ui/Button/Button'
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden'
import { useDashboardFailure } from '../parts/useDashboardFailure'
import styles from './DashboardScreen.module.css'

/** How many notifications are unread (spec section 2, Dashboard); nothing at none. `heading` is the page's. */
export function UnreadBadge({ heading }: { heading: RefObject<HTMLElement | null> }) {
  const count = useQuery(unreadCount(useApi()))
  const { failed, retrying, retry } = useDashboardFailure([count], heading)
  if (failed)
    return (
      <div className={styles.unknown}>
        <span>Notifications: could not load</span>
        <Button size="sm" variant="outline" busy={retrying} onClick={retry} aria-label="Retry notifications">
          Retry
        </Button>
      </div>
    )
  if (!count.data) return null
  const shown = count.data > 99 ? '99+' : String(count.data)
  return (
    <Badge tone="info">
      <Bell className={styles.bell} aria-hidden="true" />
      <span aria-hidden="true">{shown} unread</span>
      <VisuallyHidden>
        {shown} unread {count.data === 1 ? 'notification' : 'notifications'}
      </VisuallyHidden>
    </Badge>
  )
}
