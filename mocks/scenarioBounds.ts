import { isDay } from './backend/calendar'

/** The longest time that can have gone by since a scenario's start: ten years. */
export const LONGEST_LATER = 315_360_000_000
/** The longest wait before an answer: ten minutes. A timer ends at once that is told to wait for more than it can hold. */
export const LONGEST_LATENCY = 10 * 60_000
/** The first and the last moment that a clock can stand at: the data made from it hold years of four digits. */
export const REACH = { from: 0, to: Date.UTC(2100, 0) } as const
export const isInReach = (moment: number) => moment >= REACH.from && moment <= REACH.to

const MOMENT = /^(\d{4}-\d\d-\d\d)(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/i

/** The moment that a text names, such as 2026-11-28T09:00Z; null where it names none that a clock can stand at. */
export function momentOf(text: string): number | null {
  const [, day] = MOMENT.exec(text) ?? []
  // `Date` takes February 30 for the second of March.
  const moment = day && isDay(day) ? Date.parse(text) : Number.NaN
  return isInReach(moment) ? moment : null
}
