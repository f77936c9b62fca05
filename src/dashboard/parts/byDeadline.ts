import type { Work } from '@/api/work'
import { dayOf } from '@/lib/dates'

/** Sorts after every real day. */
const NO_DEADLINE = '9999-99-99'

/** Works by deadline, the earliest first and those without one last; equal ones keep their order. */
export function byDeadline<W extends Work>(works: readonly W[]): W[] {
  // Each day is read once: there may be thousands.
  return works
    .map((work) => ({ work, day: dayOf(work.deadline) ?? NO_DEADLINE }))
    .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
    .map(({ work }) => work)
}
