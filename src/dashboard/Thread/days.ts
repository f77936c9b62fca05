import { daysBetween, formatDateTime, formatDay, millisOf, todayIn } from '@/lib/dates'

interface Dated {
  /** An ISO date-time, one without an offset in UTC; null where nobody knows. */
  at: string | null
}

export interface Day<T> {
  /** The calendar day; empty for what has no time. */
  day: string
  label: string
  messages: T[]
}

/** 'Today', 'Yesterday', then 'Tue, Mar 3', with the year if it is another one. */
export function dayLabel(day: string, today: string): string {
  if (day === '') return 'No date'
  const ago = daysBetween(day, today)
  if (ago === 0 || ago === 1) return ago === 0 ? 'Today' : 'Yesterday'
  return formatDay(day, { year: day.slice(0, 4) !== today.slice(0, 4) })
}

/** Messages by the calendar day on which they were written, in their order; one without a time goes with the one before. */
export function daysOf<T extends Dated>(messages: readonly T[], now: number, timeZone?: string): Day<T>[] {
  const days: Day<T>[] = []
  const today = todayIn(now, timeZone)
  for (const message of messages) {
    const last = days.at(-1)
    const day = message.at ? todayIn(millisOf(message.at), timeZone) : (last?.day ?? '')
    if (last?.day === day) last.messages.push(message)
    else days.push({ day, label: dayLabel(day, today), messages: [message] })
  }
  return days
}

/** The time of day of an ISO date-time: '3:04 PM'. */
export const timeOf = (iso: string, timeZone?: string): string =>
  formatDateTime(iso, timeZone).split(', ').at(-1) ?? ''
