// A day is 'YYYY-MM-DD' and belongs to no time zone. A moment is epoch ms, or an ISO 8601 date-time; one
// written without an offset is read as UTC. `timeZone` is an IANA name, by default the system's; an
// unknown one throws RangeError. All words are en-US. Days and deadlines: design section 4.

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The last moment that a Date can hold. */
const MAX_MOMENT = 8.64e15

const DATE_TIME = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})?$/

const zone = (timeZone: string | undefined) => (timeZone === undefined ? {} : { timeZone })

/** Midnight UTC of a day in epoch ms. */
const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** The moment of an ISO date-time in epoch ms; NaN for anything else, a day too. */
export function millisOf(iso: string): number {
  const match = DATE_TIME.exec(iso)
  if (!match || !isDay(match[1] ?? '')) return Number.NaN
  return Date.parse(match[2] ? iso : `${iso}Z`)
}

/** Formatters by their options: one costs more to make than hundreds of texts. */
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const make = () => new Intl.DateTimeFormat('en-US', options)
  // The system's own zone may change while the page is open.
  if (options.timeZone === undefined) return make()
  const key = JSON.stringify(options)
  const known = formatters.get(key) ?? make()
  formatters.set(key, known)
  return known
}

function format(moment: number, options: Intl.DateTimeFormatOptions): string {
  // Newer ICU puts a narrow no-break space before AM and PM, older a plain one: always show the plain one.
  return formatterOf(options).format(moment).replaceAll('\u202f', ' ')
}

/** Whether a text is a real calendar date YYYY-MM-DD (2026-02-29 is not). */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const start = startOf(text)
  return !Number.isNaN(start) && new Date(start).toISOString().startsWith(text)
}

/** The day of a day or an ISO date-time exactly as the API wrote it, moved by no time zone; else null. */
export function dayOf(value: string | null | undefined): string | null {
  const day = value?.slice(0, 10) ?? ''
  return isDay(day) && (value === day || !Number.isNaN(millisOf(value ?? ''))) ? day : null
}

/** 'Thu, Dec 3', with the year 'Thu, Dec 3, 2026': the same in every time zone. Takes what `dayOf` takes; else ''. */
export function formatDay(day: string, { year = false }: { year?: boolean } = {}): string {
  const valid = dayOf(day)
  if (!valid) return ''
  const shape = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const
  return format(startOf(valid), year ? { ...shape, year: 'numeric' } : shape)
}

/** The calendar day at a moment (finite epoch ms) in a time zone. */
export function todayIn(now: number, timeZone?: string): string {
  const text = format(now, { year: 'numeric', month: '2-digit', day: '2-digit', ...zone(timeZone) })
  return text.replace(/(\d+)\/(\d+)\/(\d+)/, '$3-$1-$2')
}

/** Whole days from day `a` to day `b`, negative if b is earlier; NaN if one is not a day. */
export function daysBetween(a: string, b: string): number {
  return isDay(a) && isDay(b) ? (startOf(b) - startOf(a)) / DAY : Number.NaN
}

/** The day `days` whole days after a day, before it if negative; '' if that is no day of the years 0 to 9999. */
export function addDays(day: string, days: number): string {
  const moment = isDay(day) ? startOf(day) + days * DAY : Number.NaN
  const text = Math.abs(moment) < MAX_MOMENT ? new Date(moment).toISOString().slice(0, 10) : ''
  return isDay(text) ? text : ''
}

/**
 * A work's deadline seen from `today` (a day): 'Due today', 'Due tomorrow', 'Due Thu, Dec 3' (with the
 * year if it is another), 'Overdue by 12 days'. A missing or broken deadline is 'No deadline'.
 */
export function deadlinePhrase(
  deadline: string | null | undefined,
  today: string,
): { text: string; overdue: boolean } {
  const day = dayOf(deadline)
  if (!day) return { text: 'No deadline', overdue: false }
  const left = daysBetween(today, day)
  if (left < 0) return { text: `Overdue by ${-left} ${left === -1 ? 'day' : 'days'}`, overdue: true }
  const near = ['today', 'tomorrow'][left]
  return {
    text: `Due ${near ?? formatDay(day, { year: day.slice(0, 4) !== today.slice(0, 4) })}`,
    overdue: false,
  }
}

/** A moment given as an ISO date-time to the minute: 'Dec 3, 2026, 3:04 PM'. Anything else, a day too, gives ''. */
export function formatDateTime(iso: string, timeZone?: string): string {
  const moment = millisOf(iso)
  return Number.isNaN(moment)
    ? ''
    : format(moment, { dateStyle: 'medium', timeStyle: 'short', ...zone(timeZone) })
}

/** A moment (finite epoch ms) to the second, with its time zone: 'Dec 3, 2026, 3:04:05 PM PST'. */
export const formatMoment = (moment: number, timeZone?: string): string =>
  format(moment, { dateStyle: 'medium', timeStyle: 'long', ...zone(timeZone) })

/**
 * How long ago an ISO date-time was at `now` (epoch ms): 'just now', '5 min ago', '3 h ago', 'yesterday'
 * (by the calendar), then 'Nov 12', with the year if it is another. Up to an hour ahead is a clock that
 * runs fast: 'just now'. Anything else, a day too, gives ''.
 */
export function relativeTime(iso: string, now: number, timeZone?: string): string {
  const moment = millisOf(iso)
  if (Number.isNaN(moment)) return ''
  const age = now - moment
  if (age > -HOUR && age < MINUTE) return 'just now'
  if (age >= 0 && age < HOUR) return `${Math.floor(age / MINUTE)} min ago`
  if (age >= 0 && age < DAY) return `${Math.floor(age / HOUR)} h ago`
  const [day, today] = [todayIn(moment, timeZone), todayIn(now, timeZone)]
  if (daysBetween(day, today) === 1) return 'yesterday'
  const otherYear = day.slice(0, 4) !== today.slice(0, 4)
  return formatDay(day, { year: otherYear }).replace(/^\w+, /, '')
}
