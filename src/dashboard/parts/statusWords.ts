import type { WorkStatus } from '@/api/work'

/** The statuses of a work in words (spec section 4). */
export const STATUS_WORDS: Record<WorkStatus, string> = {
  awaiting_approval: 'Awaiting approval',
  in_progress: 'In progress',
  changes_requested: 'Changes requested',
  approved: 'Approved',
  draft: 'Draft',
  cancelled: 'Cancelled',
  completed: 'Completed',
}
