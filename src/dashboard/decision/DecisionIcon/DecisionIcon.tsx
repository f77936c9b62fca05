import { Check, Eye, PenLine } from 'lucide-react'
import type { DecisionKind } from '../types'
import styles from './DecisionIcon.module.css'

const ICONS = { approve: Check, changes: PenLine, review: Eye }

export interface DecisionIconProps {
  /** `review`: it is still to be taken, with the work in sight. */
  decision: DecisionKind | 'review'
}

/** The sign of a decision, in its colour, beside words that say it. */
export function DecisionIcon({ decision }: DecisionIconProps) {
  const Icon = ICONS[decision]
  return <Icon className={styles.icon} data-decision={decision} aria-hidden="true" />
}
