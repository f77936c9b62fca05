import { studioDay } from './backend/calendar'

/** Orange County's. */
const ZONE = 'America/Los_Angeles'
const DAY = 86_400_000

/** A moment as the people of the studio read it: Wed, Mar 4, 2026, 9:00 AM. */
const PLACE = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: ZONE,
})

const HOUR_AND_MINUTE = new Intl.DateTimeFormat('en-US', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: ZONE,
})

/** A moment in Orange County, in words. */
export const placeTime = (moment: number | Date): string => PLACE.format(moment).replaceAll('\u202f', ' ')

/** A moment (epoch ms) as a field for date and time holds it, by Orange County's clocks: 2026-03-04T09:00. */
export const placeField = (moment: number): string => `${studioDay(moment)}T${HOUR_AND_MINUTE.format(moment)}`

/**
 * The moment (epoch ms) at which Orange County's clocks show what a field holds; NaN where it holds none. Of an hour that
 * comes twice it is the first, and one that is left out in spring counts from the hour before, as browsers count.
 */
export function placeMoment(field: string): number {
  const minute = field.slice(0, 16)
  const asUtc = Date.parse(`${minute}Z`)
  if (Number.isNaN(asUtc)) return asUtc
  /** With the offset from UTC that holds there at another moment. */
  const asAt = (near: number) => asUtc - (Date.parse(`${placeField(near)}Z`) - near)
  const [before, after] = [asAt(asUtc - DAY), asAt(asUtc + DAY)]
  return placeField(before) !== minute && placeField(after) === minute ? after : before
}
