import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createDraftWorld, type DraftTab, person, SIGNED_OUT } from './testDrafts'

const WHO = ['maya', 'jonah'] as const
const NAMES = ['contact', 'reply.1'] as const
const DAY = 86_400_000

const tab = fc.nat({ max: 1 })
const name = fc.constantFrom(...NAMES)
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('write' as const), tab, name }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('drop' as const), tab, name }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('sign in' as const), tab, as: fc.constantFrom(...WHO) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('expire' as const, 'log out', 'reload'), tab }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('pass' as const), days: fc.nat({ max: 5 }) }) },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const ownerOf = (at: DraftTab) => at.box.store.getState().owner as string

async function live(steps: readonly Step[]) {
  const world = createDraftWorld()
  const tabs = [world.openTab(SIGNED_OUT), world.openTab(SIGNED_OUT)]
  /** What was written last, as a reload should bring it back: by owner and name. */
  const last = new Map<string, string>()
  let count = 0
  for (const next of steps) {
    const at = 'tab' in next ? (tabs[next.tab] as DraftTab) : null
    if (next.do === 'pass') world.pass(next.days * DAY)
    else if (!at) throw new Error('unreachable')
    else if (next.do === 'write') {
      count += 1
      const text = `${ownerOf(at)} wrote ${count}`
      at.box.write(next.name, { text })
      last.set(`${ownerOf(at)} ${next.name}`, text)
      expect(at.text(next.name)).toBe(text)
    } else if (next.do === 'drop') {
      const key = `${ownerOf(at)} ${next.name}`
      // What the other tab has written since then is not what is sent here.
      if (at.text(next.name) === last.get(key)) last.delete(key)
      at.box.drop(next.name)
    } else if (next.do === 'sign in') at.take({ type: 'signedIn', user: person(next.as) })
    else if (next.do === 'expire') at.take({ type: 'signedOut', cause: 'expired' })
    else if (next.do === 'log out' && at.state().user) {
      const owner = ownerOf(at)
      at.take({ type: 'signedOut', cause: 'logout' })
      for (const one of NAMES) last.delete(`${owner} ${one}`)
      expect(world.drafts().filter((key) => key.startsWith(`app_draft:${owner}:`))).toEqual([])
    } else if (next.do === 'reload') tabs[next.tab] = world.openTab(at.state())
    await world.settle()

    // Nobody ever sees another person's words.
    for (const one of tabs)
      for (const { words } of Object.values(one.box.store.getState().drafts))
        expect(words.text).toMatch(new RegExp(`^${ownerOf(one).replace('.', '\\.')} wrote`))
  }
  // Who comes back finds what they wrote last, unless it was sent, discarded or is too old.
  if (steps.some((one) => one.do === 'pass')) return
  for (const who of WHO)
    for (const one of NAMES) {
      const fresh = world.openTab(SIGNED_OUT)
      fresh.take({ type: 'signedIn', user: person(who) })
      expect(fresh.text(one)).toBe(last.get(`user.${who} ${one}`))
    }
}

it('words are lost by nobody’s fault, and shown to nobody else', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 40, size: 'max' }), live), { numRuns: 150 })
})
