import type { Work } from '@/api/work'
import { deadlinePhrase } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import styles from './WorkFacts.module.css'

export interface WorkFactsProps {
  work: Work
  /** The day today, YYYY-MM-DD. */
  today: string
  /** Level of the title in the page's outline; `none` where a dialog shows it. */
  heading?: 3 | 'none'
}

/** What a work is, what it costs (no price is no $0.00) and when it is due; an overdue one says so in words and in colour. */
export function WorkFacts({ work, today, heading = 3 }: WorkFactsProps) {
  const Title = heading === 3 ? 'h3' : 'p'
  const deadline = deadlinePhrase(work.deadline, today)
  return (
    <div className={styles.facts}>
      <Title className={styles.title}>{work.title}</Title>
      <p className={styles.line}>
        <span className={styles.price}>{work.price === null ? 'No price' : formatMoney(work.price)}</span>
        <span className={styles.due}>
          <span className={styles.dot} aria-hidden="true">
            {' · '}
          </span>
          <span className={styles.deadline} data-overdue={deadline.overdue || undefined}>
            {deadline.text}
          </span>
        </span>
      </p>
    </div>
  )
}
