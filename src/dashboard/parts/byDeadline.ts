import type { Work } from '@/api/work'
import { dayOf } from '@/lib/dates'

/** Sorts after every real day. */
const NO_DEADLINE = '9999-99-99'

/** Works by deadline, the earliest first and those without one last; equal ones keep their order. */
export function byDeadline(works: readonly Work[]): Work[] {
  const day = (work: Work) => dayOf(work.deadline) ?? NO_DEADLINE
  return works.toSorted((one, other) => (day(one) < day(other) ? -1 : day(one) > day(other) ? 1 : 0))
}
