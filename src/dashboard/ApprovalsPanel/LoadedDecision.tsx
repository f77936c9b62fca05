import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useRuntime } from '@/runtime/RuntimeProvider'
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
  const { toasts } = useRuntime()
  const { data: Dialogs, isError } = useQuery({ ...decisionCode, enabled: open })
  const failed = isError && open
  useEffect(() => {
    if (!failed) return
    toasts.add({ text: 'The form could not be loaded. Try again.', tone: 'error', place: 'bottom-center' })
    onClose(false)
  }, [failed, onClose, toasts])
  return Dialogs ? <Dialogs open={open} onClose={onClose} {...rest} /> : null
}
