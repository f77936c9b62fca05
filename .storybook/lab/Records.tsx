import { useEffect, useState, useSyncExternalStore } from 'react'
import { STORAGE_KEYS } from '@/session/storedSession'
import { Button } from '@/ui/Button/Button'
import { Scroller } from '@/ui/Scroller/Scroller'
import type { Lab } from './createLab'
import styles from './Lab.module.css'
import { type LabCall, shortened } from './labCalls'

/** A stored user by name, a token by its end. */
function shownValue(key: string, value: string): string {
  if (key !== STORAGE_KEYS.user) return shortened(value)
  try {
    return String((JSON.parse(value) as { fullName?: unknown }).fullName)
  } catch {
    return 'unreadable'
  }
}

/** The three keys of the session, as they stand now. */
export function StoredKeys({ lab }: { lab: Lab }) {
  const [entries, setEntries] = useState(lab.area.entries)
  useEffect(() => {
    const follow = () => setEntries(lab.area.entries())
    follow()
    return lab.area.openTab().subscribe(follow)
  }, [lab])
  return (
    <section aria-label="Storage">
      <h2 className={styles.title}>Storage of all tabs</h2>
      <dl className={styles.keys}>
        {Object.values(STORAGE_KEYS).map((key) => {
          const value = entries[key]
          return (
            <div key={key} className={styles.key}>
              <dt>{key}</dt>
              <dd data-absent={value === undefined || undefined}>
                {value === undefined ? 'none' : shownValue(key, value)}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}

const toneOf = (status: LabCall['status']) =>
  status === 'under way' || status === 'given up' ? undefined : Number(status) < 400 ? 'good' : 'bad'

/** Every call of every tab, the newest first. */
export function Calls({ lab }: { lab: Lab }) {
  const calls = useSyncExternalStore(lab.log.subscribe, lab.log.list)
  return (
    <div className={styles.calls}>
      <header className={styles.callsHead}>
        <h2 id="lab-calls" className={styles.title}>
          Calls
        </h2>
        <Button size="sm" variant="quiet" onClick={lab.log.clear}>
          Clear the list
        </Button>
      </header>
      <Scroller axis="both" labelledBy="lab-calls" className={styles.callsScroller}>
        <table className={styles.table} aria-labelledby="lab-calls">
          <thead>
            <tr>
              <th scope="col">Tab</th>
              <th scope="col">Operation</th>
              <th scope="col">Token</th>
              <th scope="col">Answer</th>
            </tr>
          </thead>
          <tbody>
            {[...calls].reverse().map(({ id, tab, operation, token, status }) => (
              <tr key={id} data-refresh={operation.startsWith('refresh') || undefined}>
                <td>{tab}</td>
                <th scope="row">{operation}</th>
                <td>{token ?? 'none'}</td>
                <td data-tone={toneOf(status)}>{status}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </div>
  )
}
