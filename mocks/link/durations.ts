/** Milliseconds in a unit, the longest first. */
const UNITS = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1000, ms: 1 } as const

type Unit = keyof typeof UNITS

/** A length of time as a link writes it: `1d`, `36h`, `90s`, in the longest unit that comes out even. */
export function printDuration(ms: number): string {
  const unit = (Object.keys(UNITS) as Unit[]).find((one) => ms % UNITS[one] === 0) ?? 'ms'
  return `${ms / UNITS[unit]}${unit}`
}

/** The milliseconds of `1d`, `36h`, `90s` or a bare number of them; null for anything else. */
export function readDuration(text: string): number | null {
  const [, number, unit = 'ms'] = /^(\d+)(d|h|m|s|ms)?$/.exec(text) ?? []
  return number === undefined ? null : Number(number) * UNITS[unit as Unit]
}
