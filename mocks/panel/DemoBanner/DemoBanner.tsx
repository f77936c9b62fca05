import { useState } from 'react'
import { Button } from '@/ui/Button/Button'
import type { Backstage } from '../../backstage'
import { SENTINELS } from '../../handlers/sentinels'
import styles from './DemoBanner.module.css'
import { useBannerKey } from './useBannerKey'

export interface DemoBannerProps {
  backstage: Backstage
  /** What becomes of the data. */
  note: string
  onReset: () => void
}

/** Says that the backend is faked, which words make it fail, and resets its data. */
export function DemoBanner({ backstage, note, onReset }: DemoBannerProps) {
  const [busy, setBusy] = useState(false)
  const { summary, leave } = useBannerKey()
  const reset = async () => {
    setBusy(true)
    await backstage.reset()
    onReset()
  }
  return (
    <aside className={styles.banner} aria-label="Faked backend" onKeyDown={leave}>
      <details className={styles.details}>
        <summary ref={summary} className={styles.summary} aria-keyshortcuts="F8">
          Demo data
        </summary>
        <div className={styles.body}>
          <p>A faked backend answers, in this browser alone. {note}</p>
          <p>F8 comes here from anywhere, out of a dialog too; Escape goes back.</p>
          <h2 className={styles.title}>Type these to see failures</h2>
          <p>In any field that is sent, or in the name of an uploaded file (fail-413.png).</p>
          <dl className={styles.words}>
            {SENTINELS.map(({ text, meaning }) => (
              <div key={text} className={styles.word}>
                <dt>
                  <code>{text}</code>
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
          <div className={styles.actions}>
            <Button size="sm" variant="outline" busy={busy} onClick={() => void reset()}>
              Reset data
            </Button>
            <Button size="sm" variant="quiet" onClick={() => void backstage.expireTokens()}>
              Expire the access token
            </Button>
            <Button size="sm" variant="quiet" onClick={() => backstage.release()}>
              Release held calls
            </Button>
          </div>
        </div>
      </details>
    </aside>
  )
}
