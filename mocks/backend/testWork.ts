import type { Schemas } from '../contract/types'
import { works } from '../fixtures/works'
import { openStudio } from './testStudio'

type Status = Schemas['WorkStatus']

/** For tests: every status that a work can have. */
export const STATUSES: readonly Status[] = [
  'awaiting_approval',
  'in_progress',
  'changes_requested',
  'approved',
  'draft',
  'cancelled',
  'completed',
]

/** For tests: every status but these. */
export const otherStatuses = (...these: Status[]) => STATUSES.filter((status) => !these.includes(status))

/** For tests: the id of Maya's logo. */
export const logo = works.harborLogo._id

/** For tests: a studio in which Maya's logo stands in a status, with her token and an admin's. */
export function withLogo(status: Status) {
  const open = openStudio('typical', ({ works }) => {
    for (const work of works) if (work._id === logo) work.status = status
  })
  return { ...open, client: open.as('maya'), admin: open.as('noor') }
}
