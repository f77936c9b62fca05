/** A moment as the people of the studio read it: Wed, Mar 4, 2026, 9:00 AM. */
const PLACE = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'America/Los_Angeles',
})

/** A moment in Orange County, in words. */
export const placeTime = (moment: number | Date): string => PLACE.format(moment).replaceAll('\u202f', ' ')
