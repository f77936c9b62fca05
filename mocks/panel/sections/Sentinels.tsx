import { SENTINELS } from '../../handlers/sentinels'
import styles from './outcomes.module.css'
import shared from './sections.module.css'

/** The words that make a single call fail without this panel. */
export function Sentinels() {
  return (
    <details className={styles.more}>
      <summary>Or type in a field to trigger a failure</summary>
      <p className={shared.detail}>
        Write one of these in any field that is sent, or in the name of an uploaded file (fail-413.png).
      </p>
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
    </details>
  )
}
