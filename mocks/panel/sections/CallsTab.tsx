import { Button } from '@/ui/Button/Button'
import type { Backstage } from '../../backstage'
import { useCalls } from '../useLive'
import { CallRow } from './CallRow'
import styles from './sections.module.css'
import { useBreaches } from './useBreaches'

/** Enough to see what a screen just did. */
const SHOWN = 100

/** What the app asks, newest first: how it ended, whether both sides kept the contract, and what waits. */
export function CallsTab({ backstage }: { backstage: Backstage }) {
  const calls = useCalls(backstage)
  const strays = useBreaches(backstage)
  const held = calls.filter(({ status }) => status === 'held').length
  return (
    <>
      <div className={styles.line} data-apart>
        {held > 0 ? (
          <Button size="sm" onClick={() => backstage.release()}>
            Release all held ({held})
          </Button>
        ) : (
          <span className={styles.detail}>
            {calls.length === 1 ? '1 call, not held' : `${calls.length} calls, none held`}
          </span>
        )}
        <Button
          size="sm"
          variant="quiet"
          disabled={calls.length === 0}
          onClick={() => {
            backstage.calls.clear()
            backstage.breaches.clear()
          }}
        >
          Clear the list
        </Button>
      </div>
      {strays.length > 0 ? (
        <ul className={styles.strays} aria-label="Breaches of the contract">
          {strays.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      ) : null}
      {calls.length === 0 ? (
        <p className={styles.detail}>No call yet. What the app asks shows here as it happens.</p>
      ) : (
        <ol className={styles.calls} aria-label="Calls, newest first" reversed>
          {calls
            .slice(-SHOWN)
            .reverse()
            .map((call) => (
              <CallRow key={call.id} call={call} onRelease={() => backstage.release(call.id)} />
            ))}
        </ol>
      )}
    </>
  )
}
