import { Check } from 'lucide-react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import styles from './Stepper.module.css'

export interface StepperProps {
  /** The names of the steps, in order. */
  steps: readonly string[]
  /** Index of the step the person is on, from 0; `steps.length` when all are done. */
  current: number
  /** What the steps lead to, spoken as the list's name. */
  label: string
}

/** Where the person is in a short sequence: what is done, what is now, what is to come. Not clickable. */
export function Stepper({ steps, current, label }: StepperProps) {
  const done = current >= steps.length
  return (
    <div className={styles.stepper}>
      <p className={styles.where}>{done ? 'All steps done' : `Step ${current + 1} of ${steps.length}`}</p>
      <ol className={styles.steps} aria-label={label}>
        {steps.map((name, at) => {
          const state = at < current ? 'complete' : at === current ? 'current' : 'ahead'
          return (
            <li
              key={name}
              className={styles.step}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              <span className={styles.mark} aria-hidden="true">
                {state === 'complete' ? <Check /> : at + 1}
              </span>
              <span>{name}</span>
              {state === 'complete' ? <VisuallyHidden>, complete</VisuallyHidden> : null}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
