import { Button } from '@/ui/Button/Button'
import type { Backstage } from '../../backstage'
import { useCalls } from '../useLive'
import { CallRow } from './CallRow'
import styles from './calls.module.css'
import shared from './sections.module.css'
import { useBreaches } from './useBreaches'

/** Enough to see what a screen just did. */
const SHOWN = 100

/** What the app asks, newest first: how it ended, whether both sides kept the contract, and what waits. */
export function CallsTab({ backstage }: { backstage: Backstage }) {
  const calls = useCalls(backstage)
  const strays = useBreaches(backstage)
  const held = calls.filter(({ status }) => status === 'held').length
  if (calls.length === 0 && strays.length === 0)
    return <p className={shared.detail}>No call yet. What the app asks shows here as it happens.</p>
  return (
    <>
      <div className={shared.line} data-apart>
        {held > 0 ? (
          <Button size="sm" onClick={() => backstage.release()}>
            Release all held ({held})
          </Button>
        ) : (
          <span className={shared.detail}>
            {calls.length === 1 ? '1 call' : `${calls.length} calls`}, nothing to release
          </span>
        )}
        <Button
          size="sm"
          variant="quiet"
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
      <ol className={shared.list} aria-label="Calls, newest first" reversed>
        {calls
          .slice(-SHOWN)
          .reverse()
          .map((call) => (
            <CallRow key={call.id} call={call} onRelease={() => backstage.release(call.id)} />
          ))}
      </ol>
    </>
  )
}
