import { describe, expect, it } from 'vitest'
import { SessionEndedError } from './SessionEndedError'
import { STORAGE_KEYS } from './storedSession'
import { createTestSession } from './testSession'

async function signedIn(outcomes: Parameters<typeof createTestSession>[0] = {}) {
  const world = createTestSession(outcomes)
  world.store('client')
  const tab = world.openTab()
  await tab.runtime.session.start()
  world.backstage.calls.clear()
  return { world, tab, session: tab.runtime.session }
}

describe('refresh after a 401 (spec section 8)', () => {
  it('makes one refresh and one repeat, with method and body kept', async () => {
    const { world, tab } = await signedIn()
    await world.backstage.expireTokens()
    const response = await (await tab.runtime.api()).send(
      new Request(`${tab.runtime.apiUrl}/work/work_1/approve`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ comment: 'Exactly it.' }),
      }),
    )
    expect(response.status).toBe(200)
    expect(world.asked()).toEqual(['approveWork', 'refreshOnUnauthorized', 'approveWork'])
    const bodies = world.backstage.calls.of('approveWork').map(({ requestBody }) => requestBody)
    expect(bodies).toEqual([{ comment: 'Exactly it.' }, { comment: 'Exactly it.' }])
  })

  it('makes one refresh for ten calls that meet a 401 together', async () => {
    const { world, tab } = await signedIn()
    await world.backstage.expireTokens()
    expect(await Promise.all(Array.from({ length: 10 }, tab.ask))).toEqual(Array(10).fill(200))
    expect(world.backstage.calls.of('refreshOnUnauthorized')).toHaveLength(1)
    expect(world.backstage.calls.of('listClientWorks')).toHaveLength(20)
  })

  it('makes one refresh for two tabs: the other adopts the token', async () => {
    const { world, tab } = await signedIn()
    const other = world.openTab()
    await other.runtime.session.start()
    world.backstage.calls.clear()
    await world.backstage.expireTokens()
    expect(await Promise.all([tab.ask(), other.ask()])).toEqual([200, 200])
    expect(world.backstage.calls.of('refreshOnUnauthorized')).toHaveLength(1)
  })

  it('ends there when the repeated call meets a 401 again', async () => {
    const { world, tab } = await signedIn({ listClientWorks: 401 })
    expect(await tab.ask()).toBe(401)
    expect(world.asked()).toEqual(['listClientWorks', 'refreshOnUnauthorized', 'listClientWorks'])
  })

  it('a refused refresh ends the session once, however many calls failed', async () => {
    const { world, tab, session } = await signedIn({ refreshOnUnauthorized: 401 })
    const phases: string[] = []
    session.store.subscribe(({ phase }) => phases.push(phase))
    await world.backstage.expireTokens()
    const results = await Promise.allSettled([tab.ask(), tab.ask(), tab.ask()])
    for (const result of results)
      expect(result).toMatchObject({ status: 'rejected', reason: expect.any(SessionEndedError) })
    expect(phases).toEqual(['signedOut'])
    expect(world.keys()).toEqual([])
    expect(world.backstage.calls.of('refreshOnUnauthorized')).toHaveLength(1)
  })

  it('ends the session on a 401 without a refresh token, and asks nothing', async () => {
    const world = createTestSession()
    world.store('client', { refreshToken: false })
    const tab = world.openTab()
    await world.backstage.expireTokens()
    await expect(tab.ask()).rejects.toThrow(SessionEndedError)
    expect(world.asked()).toEqual(['listClientWorks'])
    expect(world.keys()).toEqual([])
  })

  it('tries a network error twice, then ends', async () => {
    const { world, tab } = await signedIn({ refreshOnUnauthorized: 'offline' })
    await world.backstage.expireTokens()
    await expect(tab.ask()).rejects.toThrow(SessionEndedError)
    expect(world.backstage.calls.of('refreshOnUnauthorized')).toHaveLength(2)
  })

  it('asks for no refresh while the browser is offline: the call fails, the session stays', async () => {
    const { world, tab, session } = await signedIn()
    const before = world.area.entries()
    await world.backstage.expireTokens()
    tab.ports.network.set(false)
    await expect(tab.ask()).rejects.toThrow(TypeError)
    expect(world.asked()).toEqual(['listClientWorks'])
    expect(world.area.entries()).toEqual(before)
    expect(session.store.getState().phase).toBe('signedIn')
    tab.ports.network.set(true)
    expect(await tab.ask()).toBe(200)
    expect(world.asked().filter((id) => id === 'refreshOnUnauthorized')).toHaveLength(1)
  })

  it('replaces the refresh token only when the answer brings one', async () => {
    const { world, tab } = await signedIn()
    const before = world.area.entries()[STORAGE_KEYS.refreshToken]
    await world.backstage.expireTokens()
    await tab.ask()
    expect(world.area.entries()[STORAGE_KEYS.refreshToken]).toBe(before)
  })

  it('a wrong password starts no refresh and leaves storage alone', async () => {
    const world = createTestSession()
    const { runtime } = world.openTab()
    await runtime.session.start()
    await expect(
      runtime.session.logIn({ email: 'maya@harborcafe.example', password: 'wrong' }),
    ).rejects.toMatchObject({
      status: 401,
      serverMessage: 'Invalid email or password.',
    })
    expect(world.asked()).toEqual(['logIn'])
    expect(world.keys()).toEqual([])
  })
})

describe('a wrong password while somebody is signed in', () => {
  it('starts no refresh and leaves their session alone', async () => {
    const { world, session } = await signedIn()
    const before = world.area.entries()
    await expect(session.logIn({ email: 'noor@overprint.example', password: 'wrong' })).rejects.toThrow()
    expect(world.asked()).toEqual(['logIn'])
    expect(world.area.entries()).toEqual(before)
    expect(session.store.getState()).toMatchObject({ phase: 'signedIn', error: 'Invalid email or password.' })
  })
})

describe('logout and late answers', () => {
  it('clears at once, tells the server, and ignores its 401', async () => {
    const { world, session } = await signedIn({ logOut: 401 })
    session.logOut()
    expect(world.keys()).toEqual([])
    expect(session.store.getState()).toMatchObject({ phase: 'signedOut', cause: 'logout' })
    await world.backstage.calls.when(({ operationId, status }) => operationId === 'logOut' && status === 401)
    expect(world.asked()).toEqual(['logOut'])
  })

  it('a late refresh never undoes a logout', async () => {
    const { world, tab, session } = await signedIn({ refreshOnUnauthorized: 'hold' })
    await world.backstage.expireTokens()
    const asking = tab.ask()
    await world.backstage.calls.when(({ status }) => status === 'held')
    session.logOut()
    world.backstage.release()
    await expect(asking).rejects.toThrow(SessionEndedError)
    expect(world.keys()).toEqual([])
    expect(session.store.getState().cause).toBe('logout')
  })

  it('a logout in one tab signs the other out, also when storage was cleared whole', async () => {
    for (const leave of ['logout', 'clear'] as const) {
      const { world, tab } = await signedIn()
      const other = world.openTab()
      await other.runtime.session.start()
      if (leave === 'logout') tab.runtime.session.logOut()
      else world.area.clear()
      await Promise.resolve()
      expect(other.runtime.session.store.getState()).toMatchObject({
        phase: 'signedOut',
        cause: 'logoutElsewhere',
      })
    }
  })

  it("another person's sign-in in another tab is never answered with the former one's call", async () => {
    const { world, tab } = await signedIn()
    const other = world.openTab()
    await other.runtime.session.start()
    await world.backstage.setScenario({ outcomes: { listClientWorks: 'hold' } })
    const asking = tab.ask()
    await world.backstage.calls.when(({ status }) => status === 'held')
    await other.runtime.session.logIn({ email: 'noor@overprint.example', password: 'Overprint-2026!' })
    world.backstage.release()
    await expect(asking).rejects.toThrow(SessionEndedError)
    expect(tab.runtime.session.store.getState().user?.email).toBe('noor@overprint.example')
  })
})
