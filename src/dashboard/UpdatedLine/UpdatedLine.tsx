import { relativeTime } from '@/lib/dates'
import { useNow } from '@/runtime/hooks'
import { useOnline } from '@/runtime/presence/useOnline'
import { InlineButton } from '@/ui/InlineButton/InlineButton'
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden'
import styles from './UpdatedLine.module.css'
import { useUpdated } from './useUpdated'

/** How old what is on screen is, and the way to have it anew. `start` is for stories: when it came, epoch ms. */
export function UpdatedLine({ start = null }: { start?: number | null }) {
  const now = useNow(20_000)
  const online = useOnline()
  const { at, busy, said, refresh } = useUpdated(start)
  return (
    <span className={styles.line}>
      {at === null ? null : (
        <>
          <span>Updated {relativeTime(new Date(at).toISOString(), Math.max(now, at))}</span>
          <span className={styles.dot} aria-hidden="true">
            ·
          </span>
          {online ? (
            <InlineButton busy={busy} onClick={refresh}>
              {busy ? 'Refreshing…' : 'Refresh'}
            </InlineButton>
          ) : (
            <span>Offline</span>
          )}
        </>
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </span>
  )
}
