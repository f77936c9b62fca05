import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSessionModel, type Person } from './testSessionModel'

type Step =
  | { do: 'ask' | 'log out' | 'start'; tab: number }
  | { do: 'sign in'; tab: number; as: Person }
  | { do: 'expire' | 'refuse' | 'allow' | 'offline' | 'online' | 'clear storage' | 'wait' }

const tab = fc.nat({ max: 1 })
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('ask' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('log out' as const, 'start' as const), tab }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('sign in' as const),
      tab,
      as: fc.constantFrom<Person>('maya', 'jonah'),
    }),
  },
  { weight: 3, arbitrary: fc.constant<Step>({ do: 'expire' }) },
  { weight: 5, arbitrary: fc.constant<Step>({ do: 'wait' }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('refuse' as const, 'allow', 'offline', 'online', 'clear storage'),
    }),
  },
)

/** Runs the steps in the order given; answers and the news of other tabs come in the order that the scheduler draws. */
async function live(steps: Step[], scheduler: fc.Scheduler) {
  const model = createSessionModel((label) => scheduler.schedule(Promise.resolve(), label))
  const pending: Promise<unknown>[] = []
  const tabs = new Map<number, ReturnType<typeof model.openTab>>()
  /** A tab is opened by the first step that it takes, and starts at once, as a page does. */
  const tabOf = (which: number) => {
    const open = tabs.get(which) ?? model.openTab()
    if (!tabs.has(which)) pending.push(open.session.start())
    tabs.set(which, open)
    return open
  }

  async function take(next: Step) {
    switch (next.do) {
      case 'ask':
        pending.push(tabOf(next.tab).ask())
        break
      case 'start':
        pending.push(tabOf(next.tab).session.start())
        break
      case 'sign in': {
        const { session } = tabOf(next.tab)
        await session.start()
        pending.push(session.logIn({ email: `${next.as}@example.com`, password: 'x' }).catch(() => null))
        break
      }
      case 'log out':
        tabOf(next.tab).logOut()
        break
      case 'expire':
        model.expire()
        break
      case 'refuse':
      case 'allow':
        model.refuse(next.do === 'refuse')
        break
      case 'offline':
      case 'online':
        model.network.set(next.do === 'online')
        break
      case 'clear storage':
        model.clearStorage()
        break
      case 'wait':
        if (scheduler.count() > 0) await scheduler.waitOne()
    }
  }

  for (const next of steps) {
    const taken = take(next)
    pending.push(taken)
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
  }
  model.network.set(true)
  await scheduler.waitFor(Promise.all(pending))
  // What answers or storage events started is awaited too.
  for (let turn = 0; turn < 50; turn += 1) {
    while (scheduler.count() > 0) await scheduler.waitOne()
    await Promise.resolve()
  }
  model.judge([...tabs.values()])
  for (const { session } of tabs.values()) session.dispose()
  return { model, tabs: [...tabs.values()] }
}

// Many, since what breaks a rule is often a word of another tab that comes at the one wrong moment.
const runs = 5 * Number(process.env.PROPERTY_RUNS ?? 300)

describe('a session under any interleaving of calls, expiries, refusals, sign-ins, logouts and tabs', () => {
  it('keeps its rules', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 30, size: 'max' }),
        fc.scheduler(),
        async (steps, scheduler) => {
          const { model, tabs } = await live(steps, scheduler)
          const asks = steps.filter((one) => one.do === 'ask').length
          const returns = steps.filter((one) => one.do === 'online').length + 1
          expect(model.broken).toEqual([])
          // One refresh a call, one a tab's start, one a return of the network; each asked twice at most.
          expect(model.refreshes()).toBeLessThanOrEqual(2 * (asks + tabs.length * (1 + returns)))
          for (const { session } of tabs) {
            const { phase, user } = session.store.getState()
            if (phase === 'signedOut') expect(user).toBeNull()
          }
        },
      ),
      { numRuns: runs },
    )
  })
})
