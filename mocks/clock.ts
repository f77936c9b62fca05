/** Tells the faked backend what time it is. */
export interface Clock {
  /** Epoch ms. */
  now(): number
}

/** A clock that somebody can move on. */
export interface MovableClock extends Clock {
  /** Moves it on by so many ms. */
  advance(ms: number): void
}

export const realClock: Clock = { now: () => Date.now() }

/** Stands still at an RFC 3339 moment until it is moved. */
export function createFixedClock(iso: string): MovableClock {
  let now = Date.parse(iso)
  if (Number.isNaN(now)) throw new RangeError(`"${iso}" is no moment; write 2026-03-04T17:00:00.000Z.`)
  return {
    now: () => now,
    advance(ms) {
      now += ms
    },
  }
}

/** The clock that a scenario asks for: 'now' is the real time, anything else stands still. */
export function clockOf(moment: string): Clock {
  return moment === 'now' ? realClock : createFixedClock(moment)
}

/** A clock over another one that can be exchanged; the real one is moved by an offset. */
export function createClockOver(base: Clock): MovableClock & { exchange(base: Clock): void } {
  let current = base
  let offset = 0
  return {
    now: () => current.now() + offset,
    advance(ms) {
      if ('advance' in current) (current as MovableClock).advance(ms)
      else offset += ms
    },
    exchange(next) {
      current = next
      offset = 0
    },
  }
}
