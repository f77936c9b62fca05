import { useLateCode } from '../parts/useLateCode'
import { decisionCode } from './loadDecisions'
import type { Asked } from './useAsked'

export interface LoadedDecisionProps {
  asked: Asked
  /** The day today, YYYY-MM-DD. */
  today: string
  open: boolean
  onClose: (decided: boolean) => void
}

/** The dialog of a decision once its code is there; where that cannot be had, it is said, and can be asked again. */
export function LoadedDecision({ open, onClose, ...rest }: LoadedDecisionProps) {
  const Dialog = useLateCode(decisionCode, open, 'The form', () => onClose(false))
  return Dialog ? <Dialog open={open} onClose={onClose} {...rest} /> : null
}
