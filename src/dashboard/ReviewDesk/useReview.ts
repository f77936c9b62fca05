import type { Work } from '@/api/work'
import { useExtension } from '@/runtime/extensions'
import { useWorkStep } from '../ApprovalsPanel/useWorkStep'

const KINDS = ['review'] as const

/** Which work lies on the review desk: `?do=review&work=…`, so that Back closes it. Only with the extension. */
export function useReview(works: readonly Work[]) {
  const has = useExtension('submissions')
  const { shown, open, decidedId, start, close } = useWorkStep(works, has ? KINDS : [])
  return {
    /** The extension is on: works are decided on the desk. */
    on: has,
    /** The work on it, and which desk that is, for a key. */
    shown,
    open,
    /** The work that was decided on the desk, or turned out to be decided meanwhile. */
    decidedId,
    start: (work: Work) => start('review', work),
    // Each decision ends a desk: who comes back to its work, as to a new round, finds a new one.
    close: (decided: boolean) => close(decided),
  }
}
