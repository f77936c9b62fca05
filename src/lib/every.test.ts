import { expect, test } from 'vitest'
import { every } from './every'

/** A clock that a test moves on. */
function handClock() {
  let now = 0
  let timers: { at: number; callback: () => void }[] = []
  return {
    after(ms: number, callback: () => void) {
      const timer = { at: now + ms, callback }
      timers.push(timer)
      return () => {
        timers = timers.filter((one) => one !== timer)
      }
    },
    pass(ms: number) {
      for (const end = now + ms; now < end; now += 1) {
        const due = timers.filter(({ at }) => at === now + 1)
        timers = timers.filter((one) => !due.includes(one))
        for (const { callback } of due) callback()
      }
    },
    waiting: () => timers.length,
  }
}

test('does the work each time, the first not at once, until it is ended', () => {
  const clock = handClock()
  let count = 0
  const end = every(clock, 10, () => {
    count += 1
  })
  expect(count).toBe(0)
  clock.pass(9)
  expect(count).toBe(0)
  clock.pass(1)
  expect(count).toBe(1)
  clock.pass(25)
  expect(count).toBe(3)
  end()
  clock.pass(100)
  expect([count, clock.waiting()]).toEqual([3, 0])
})

test('is ended from within the work too', () => {
  const clock = handClock()
  let count = 0
  const end = every(clock, 10, () => {
    count += 1
    if (count === 2) end()
  })
  clock.pass(100)
  expect([count, clock.waiting()]).toEqual([2, 0])
})
