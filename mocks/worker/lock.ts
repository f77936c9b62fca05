import { createTurns, type Turns } from '../turns'

/** Runs pieces of work one at a time across the tabs of an origin; within this tab where Web Locks are missing. */
export function createLock(name: string): Turns {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks
  if (!locks) return createTurns()
  return async (work) => {
    const done = await locks.request(name, async () => ({ value: await work() }))
    return done.value
  }
}
