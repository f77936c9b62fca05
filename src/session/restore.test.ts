import { describe, expect, it } from 'vitest'
import { STORAGE_KEYS } from './storedSession'
import { createTestSession } from './testSession'

const phaseOf = ({ runtime }: { runtime: { session: { store: { getState(): { phase: string } } } } }) =>
  runtime.session.store.getState().phase

describe('restore (spec section 4, startup)', () => {
  it('is signed out, and asks nothing, when nothing is stored', async () => {
    const world = createTestSession()
    const tab = world.openTab()
    await tab.runtime.session.start()
    expect(phaseOf(tab)).toBe('signedOut')
    expect(world.asked()).toEqual([])
  })

  it('clears all three keys when the access token or the user is missing', async () => {
    for (const missing of [STORAGE_KEYS.token, STORAGE_KEYS.user]) {
      const world = createTestSession()
      world.store('client')
      world.area.openTab().remove(missing)
      const tab = world.openTab()
      await tab.runtime.session.start()
      expect(phaseOf(tab)).toBe('signedOut')
      expect(world.keys()).toEqual([])
    }
  })

  it('boots signed out from an unreadable user', async () => {
    const world = createTestSession()
    world.store('client')
    world.area.openTab().set(STORAGE_KEYS.user, '{"id":')
    const tab = world.openTab()
    await tab.runtime.session.start()
    expect(phaseOf(tab)).toBe('signedOut')
    expect(world.keys()).toEqual([])
  })

  it('refreshes once when a refresh token is stored, however often it is started', async () => {
    const world = createTestSession()
    const before = world.store('client')
    const tab = world.openTab()
    await Promise.all([tab.runtime.session.start(), tab.runtime.session.start()])
    expect(world.asked()).toEqual(['refreshAtStartup'])
    expect(phaseOf(tab)).toBe('signedIn')
    expect(world.area.entries()[STORAGE_KEYS.token]).not.toBe(before.accessToken)
  })

  it('keeps the stored user without a refresh token', async () => {
    const world = createTestSession()
    world.store('client', { refreshToken: false })
    const tab = world.openTab()
    await tab.runtime.session.start()
    expect(phaseOf(tab)).toBe('signedIn')
    expect(world.asked()).toEqual([])
  })

  it.each([401, 500, 'html', 'malformed', 'offline'] as const)(
    'logs out when the refresh ends with %s',
    async (outcome) => {
      const world = createTestSession({ refreshAtStartup: outcome })
      world.store('client')
      const tab = world.openTab()
      await tab.runtime.session.start()
      expect(tab.runtime.session.store.getState()).toMatchObject({
        phase: 'signedOut',
        user: null,
        cause: 'expired',
      })
      expect(world.keys()).toEqual([])
    },
  )

  it('keeps the session while the browser is offline, and refreshes when the network is back', async () => {
    const world = createTestSession()
    world.store('client')
    const tab = world.openTab()
    tab.ports.network.set(false)
    await tab.runtime.session.start()
    expect(phaseOf(tab)).toBe('signedIn')
    expect(world.asked()).toEqual([])
    tab.ports.network.set(true)
    await tab.runtime.session.ready()
    expect(world.asked()).toEqual(['refreshOnUnauthorized'])
    expect(phaseOf(tab)).toBe('signedIn')
  })

  it('lets calls wait until it is over', async () => {
    const world = createTestSession({ refreshAtStartup: 'hold' })
    world.store('client')
    const tab = world.openTab()
    void tab.runtime.session.start()
    const asking = tab.ask()
    await world.backstage.calls.when(({ status }) => status === 'held')
    expect(world.asked()).toEqual(['refreshAtStartup'])
    world.backstage.release()
    expect(await asking).toBe(200)
    expect(world.asked()).toEqual(['refreshAtStartup', 'listClientWorks'])
  })

  it("asks once for two tabs that start together: the second adopts the first one's token", async () => {
    const world = createTestSession()
    world.store('client')
    const tabs = [world.openTab(), world.openTab()]
    await Promise.all(tabs.map((tab) => tab.runtime.session.start()))
    expect(world.asked()).toEqual(['refreshAtStartup'])
    expect(tabs.map(phaseOf)).toEqual(['signedIn', 'signedIn'])
  })
})

describe('another tab that restores', () => {
  it('signs nobody out here: no step of a refresh looks like a logout', async () => {
    const world = createTestSession()
    world.store('client')
    const first = world.openTab()
    await first.runtime.session.start()
    const phases: string[] = []
    first.runtime.session.store.subscribe(({ phase }) => phases.push(phase))
    const seen: (string | undefined)[] = []
    // In a browser every write reaches the other tab by itself: look at what stands after each.
    world.area.openTab().subscribe(() => seen.push(world.area.entries()[STORAGE_KEYS.token]))
    await world.openTab().runtime.session.start()
    await Promise.resolve()
    expect(phases).toEqual([])
    expect(seen).not.toContain(undefined)
  })
})
