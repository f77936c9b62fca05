import type { RunOutcome } from '../../handlers/outcomes'
import { outcomeLabel } from '../../handlers/outcomeWords'
import { type OutcomePlan, printPlan, readPlan } from '../../link/outcomeText'
import styles from './outcomes.module.css'

export interface OutcomeSelectProps {
  /** What it steers; its name. */
  'aria-label': string
  possible: readonly RunOutcome[]
  /** null where it steers several, and they differ. */
  plan: OutcomePlan | null
  onChoose: (plan: OutcomePlan) => void
}

/** Every way in which an operation can end, each time or the next time only. The browser's own list: it needs no layer. */
export function OutcomeSelect({ possible, plan, onChoose, ...aria }: OutcomeSelectProps) {
  const others = possible.filter((outcome) => outcome !== 'ok')
  const value = plan === null ? '' : printPlan(plan)
  const known = ['', 'ok', ...others.flatMap((outcome) => [String(outcome), `${outcome}-ok`])]
  return (
    <select
      {...aria}
      className={styles.select}
      value={value}
      data-changed={value === 'ok' || plan === null ? undefined : true}
      onChange={(event) => onChoose(readPlan(event.currentTarget.value))}
    >
      {plan === null ? (
        <option value="" disabled>
          Mixed
        </option>
      ) : null}
      <option value="ok">{outcomeLabel('ok')}</option>
      {known.includes(value) ? null : (
        <option value={value}>{[plan ?? []].flat().map(outcomeLabel).join(', then ')}</option>
      )}
      <optgroup label="Every time">
        {others.map((outcome) => (
          <option key={outcome} value={String(outcome)}>
            {outcomeLabel(outcome)}
          </option>
        ))}
      </optgroup>
      <optgroup label="Once, then as usual">
        {others.map((outcome) => (
          <option key={outcome} value={`${outcome}-ok`}>
            {outcomeLabel(outcome)}, once
          </option>
        ))}
      </optgroup>
    </select>
  )
}
