import type { Round } from '@/api/submissions'
import { relativeTime } from '@/lib/dates'
import { keyed } from '@/lib/keyed'
import { useNow } from '@/runtime/hooks'
import styles from './RoundNotes.module.css'

export interface RoundNotesProps {
  round: Round
  /** The one before it, whose wishes it answers. */
  before: Round | undefined
}

/** What the studio says of a round, what it was asked for, and what was answered. */
export function RoundNotes({ round, before }: RoundNotesProps) {
  const now = useNow()
  const from = [round.author?.fullName, round.at ? relativeTime(round.at, now) : ''].filter(Boolean)
  const asked = before?.decision?.verdict === 'changes_requested' ? before.decision : null
  return (
    <section className={styles.notes} aria-label={round.title}>
      <h3 className={styles.title}>{round.title}</h3>
      {from.length > 0 ? <p className={styles.from}>{from.join(', ')}</p> : null}
      {round.description ? <p className={styles.words}>{round.description}</p> : null}
      {asked ? (
        <div className={styles.asked}>
          <p className={styles.label}>You asked for</p>
          {asked.comment ? <p className={styles.words}>“{asked.comment}”</p> : null}
          <Wishes wishes={asked.requestedChanges} />
        </div>
      ) : null}
      {round.decision ? (
        <div className={styles.asked}>
          <p className={styles.label}>
            {round.decision.verdict === 'approved' ? 'You approved this round' : 'Your answer to this round'}
          </p>
          {round.decision.comment ? <p className={styles.words}>“{round.decision.comment}”</p> : null}
          <Wishes wishes={round.decision.requestedChanges} />
        </div>
      ) : null}
    </section>
  )
}

const Wishes = ({ wishes }: { wishes: readonly string[] }) =>
  wishes.length > 0 ? (
    <ol className={styles.wishes}>
      {keyed(wishes).map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ol>
  ) : null
