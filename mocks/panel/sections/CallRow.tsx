import { Button } from '@/ui/Button/Button'
import type { Call } from '../../handlers/calls'
import { isBroken } from '../../handlers/outcomes'
import styles from './calls.module.css'
import shared from './sections.module.css'

const ENDS: Record<string, string> = {
  pending: 'on its way',
  held: 'held',
  failed: 'no answer',
  aborted: 'cancelled',
}

function toneOf({ status, breach }: Call): 'good' | 'bad' | 'waiting' | 'none' {
  if (breach) return 'bad'
  if (status === 'pending' || status === 'held') return 'waiting'
  if (status === 'aborted') return 'none'
  return typeof status === 'number' && status < 400 ? 'good' : 'bad'
}

/** Whether the request and the answer kept the contract; an answer that is not there yet has no verdict. */
function verdictOf({ status, breach, outcome }: Call): string {
  if (breach) return 'breaks the contract'
  if (typeof status !== 'number')
    return status === 'pending' || status === 'held' ? 'request valid' : 'no answer to judge'
  return isBroken(outcome) ? 'broken on purpose' : 'contract kept'
}

/** One call: what, how it ended, the contract's verdict, what was sent; a held one can be let go. */
export function CallRow({ call, onRelease }: { call: Call; onRelease: () => void }) {
  const { operationId, method, url, status, breach, requestBody } = call
  const { pathname, search } = new URL(url)
  return (
    <li className={`${shared.row} ${styles.callRow}`}>
      <span className={styles.answer} data-tone={toneOf(call)}>
        {ENDS[status] ?? status}
      </span>
      <span className={shared.call}>
        <span className={shared.callName}>{operationId}</span>
        <span className={shared.detail}>
          {method} {pathname.replace(/^\/api\/v1/, '') + search}
        </span>
        {requestBody === undefined ? null : (
          <details className={styles.sent}>
            <summary>what was sent</summary>
            <pre>{JSON.stringify(requestBody, null, 2)}</pre>
          </details>
        )}
        {breach ? <span className={styles.breach}>{breach}</span> : null}
      </span>
      {status === 'held' ? (
        <Button size="sm" variant="outline" aria-label={`Release ${operationId}`} onClick={onRelease}>
          Release
        </Button>
      ) : (
        <span className={styles.verdict} data-tone={breach ? 'bad' : undefined}>
          {verdictOf(call)}
        </span>
      )}
    </li>
  )
}
