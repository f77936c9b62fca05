/** The greeting at a moment (epoch ms) in a time zone, by default the system's: morning from 5, afternoon from 12, evening from 18. */
export function greetingAt(
  now: number,
  timeZone?: string,
): 'Good morning' | 'Good afternoon' | 'Good evening' {
  const zone = timeZone === undefined ? {} : { timeZone }
  const hour = Number(
    new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', ...zone }).format(now),
  )
  if (hour >= 5 && hour < 12) return 'Good morning'
  return hour >= 12 && hour < 18 ? 'Good afternoon' : 'Good evening'
}
