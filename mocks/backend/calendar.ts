/** The studio keeps the calendar of Orange County, wherever the code runs. */
const studioCalendar = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Los_Angeles',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The studio's calendar day (`YYYY-MM-DD`) at a moment in epoch ms. */
export function studioDay(ms: number): string {
  const parts = new Map(studioCalendar.formatToParts(new Date(ms)).map((part) => [part.type, part.value]))
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`
}

/** The day `days` after (before, if negative) a day `YYYY-MM-DD`; no time zone has a say. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}

/** 0 for Sunday to 6 for Saturday. */
export function weekday(day: string): number {
  return new Date(Date.parse(day)).getUTCDay()
}

/** Whether a text is a day that exists, written `YYYY-MM-DD`: not 2026-02-30. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text
}
