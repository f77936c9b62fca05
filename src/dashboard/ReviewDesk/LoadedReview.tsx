import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useRuntime } from '@/runtime/RuntimeProvider'
import { reviewCode } from './loadReview'
import type { ReviewDeskProps } from './ReviewDesk'

/** The review desk once its code is there; where that cannot be had, it is said, and can be asked again. */
export function LoadedReview(props: ReviewDeskProps) {
  const { open, onClose } = props
  const { toasts } = useRuntime()
  const { data: Desk, isError } = useQuery({ ...reviewCode, enabled: open })
  const failed = isError && open
  useEffect(() => {
    if (!failed) return
    toasts.add({
      text: 'The review desk could not be loaded. Try again.',
      tone: 'error',
      place: 'bottom-center',
    })
    onClose(false)
  }, [failed, onClose, toasts])
  return Desk ? <Desk {...props} /> : null
}
