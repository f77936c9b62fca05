import { Check, Eye, PenLine } from 'lucide-react'
import styles from './DecisionIcon.module.css'

const ICONS = { approved: Check, changes: PenLine, open: Eye }

export interface DecisionIconProps {
  /** `open`: it is still to be taken. */
  decision: keyof typeof ICONS
}

/** The sign of a decision, in its colour, beside words that say it. */
export function DecisionIcon({ decision }: DecisionIconProps) {
  const Icon = ICONS[decision]
  return <Icon className={styles.icon} data-decision={decision} aria-hidden="true" />
}
