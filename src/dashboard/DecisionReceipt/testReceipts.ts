import { ownerOf } from '@/runtime/drafts/owner'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { type Receipt, writeReceipts } from '../decision/receipts'

const HOUR = 3_600_000

/** Two decisions of this morning; the stories' clock stands at March 4, 2026, 17:00 UTC. */
export const receiptsAt = (now: number): [Receipt, Receipt] => [
  {
    id: 'work_2-1',
    decision: 'changes',
    title: 'Spring menu page',
    price: 64_000,
    at: now - HOUR,
    by: 'Maya Okafor',
    comment: 'The prices should line up on the right.\nThe rest is lovely.',
    changes: ['Line up the prices', 'Larger opening hours'],
    deadline: '2026-03-20',
  },
  {
    id: 'work_1-1',
    decision: 'approve',
    title: 'Harbor Café logo, round 2',
    price: 125_000,
    at: now - 3 * HOUR,
    by: 'Maya Okafor',
    comment: 'Lovely. Print it.',
    changes: [],
    deadline: null,
  },
]

/** For `beforeEach`: leaves what the story's person decided earlier on this device; `older` more than two. */
export function leaveReceipts(context: Parameters<typeof stageOf>[0], older = 0): void {
  const { ports, runtime } = stageOf(context)
  const owner = ownerOf(runtime.session.store.getState()) ?? ''
  const two = receiptsAt(ports.clock.now())
  const more = Array.from({ length: older }, (_, at): Receipt => ({ ...two[1], id: `older_${at}-1` }))
  writeReceipts(ports.storage, owner, [...two, ...more])
}
