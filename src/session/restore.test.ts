import { describe, expect, it } from 'vitest'
import { STORAGE_KEYS } from './storedSession'
import { createSessionByHand, settle } from './testCalls'
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

  it('lets calls wait until it is over, and leave before the screens are told', async () => {
    const world = createTestSession({ refreshAtStartup: 'hold' })
    world.store('client')
    const tab = world.openTab()
    void tab.runtime.session.start()
    const asking = tab.ask()
    const askedBefore = new Promise((told) => {
      tab.runtime.session.store.subscribe(({ phase }) => phase === 'signedIn' && told(world.asked()))
    })
    await world.backstage.calls.when(({ status }) => status === 'held')
    expect(world.asked()).toEqual(['refreshAtStartup'])
    world.backstage.release()
    expect(await asking).toBe(200)
    expect(await askedBefore).toEqual(['refreshAtStartup', 'listClientWorks'])
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

describe('a startup whose own code does not come', () => {
  const gone = new TypeError('Failed to fetch dynamically imported module')

  async function started() {
    const sent: (string | null)[] = []
    const world = createSessionByHand(async (request) => {
      sent.push(request.headers.get('Authorization'))
      return new Response()
    })
    world.write('first')
    const tab = world.openTab()
    const starting = tab.session.start()
    const asking = tab.send(new Request('http://api.test/api/v1/cart'))
    await settle()
    world.asked[0]?.fail(gone)
    await starting
    return { world, sent, asking, ...tab }
  }

  it('keeps the session, and calls ask for a token before they go out', async () => {
    const { world, sent, asking, session } = await started()
    expect(session.store.getState()).toMatchObject({ phase: 'signedIn', user: { id: 'maya' } })
    expect(world.now()?.accessToken).toBe('first')
    await expect.poll(() => world.asked).toHaveLength(2)
    expect(sent).toEqual([])
    world.asked[1]?.answer({ kind: 'fresh', accessToken: 'second' })
    expect((await asking).status).toBe(200)
    expect(sent).toEqual(['Bearer second'])
  })

  it('fails calls as a network does while it stays away, and ends nothing', async () => {
    const { world, sent, asking, session, send } = await started()
    await expect.poll(() => world.asked).toHaveLength(2)
    world.asked[1]?.fail(gone)
    await expect(asking).rejects.toThrow('Failed to fetch')
    expect(session.store.getState().phase).toBe('signedIn')

    const next = send(new Request('http://api.test/api/v1/favorites'))
    await expect.poll(() => world.asked).toHaveLength(3)
    world.asked[2]?.answer({ kind: 'fresh', accessToken: 'second' })
    await next
    expect(sent).toEqual(['Bearer second'])
  })

  it('asks when the network is back', async () => {
    const { world, asking, session } = await started()
    await expect.poll(() => world.asked).toHaveLength(2)
    world.asked[1]?.fail(gone)
    await expect(asking).rejects.toThrow()
    world.network.set(false)
    world.network.set(true)
    await settle()
    world.asked[2]?.answer({ kind: 'fresh', accessToken: 'second' })
    await session.ready()
    expect(world.now()?.accessToken).toBe('second')
  })

  it('never undoes a logout', async () => {
    const world = createSessionByHand()
    world.write('first')
    const { session } = world.openTab()
    const starting = session.start()
    await settle()
    session.logOut()
    world.asked[0]?.fail(gone)
    await starting
    expect(session.store.getState()).toMatchObject({ phase: 'signedOut', user: null })
    expect(world.now()).toBeNull()
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
