import { useLateCode } from '../parts/useLateCode'
import { reviewCode } from './loadReview'
import type { ReviewDeskProps } from './ReviewDesk'

/** The review desk once its code is there; where that cannot be had, it is said, and can be asked again. */
export function LoadedReview(props: ReviewDeskProps) {
  const Desk = useLateCode(reviewCode, props.open, 'The review desk', () => props.onClose(false))
  return Desk ? <Desk {...props} /> : null
}
