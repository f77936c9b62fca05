import { describe, expect, it } from 'vitest'
import { createSessionByHand, settle } from './testCalls'

async function refreshing() {
  const world = createSessionByHand()
  const { session } = await world.openSignedIn()
  const outcome = session.refresh('first')
  await settle()
  expect(world.asked.map(({ token }) => token)).toEqual(['refresh of first'])
  const answer = (kind: 'fresh' | 'refused' | 'unreachable') =>
    world.asked[0]?.answer(kind === 'fresh' ? { kind, accessToken: 'late' } : { kind })
  return { world, session, outcome, answer }
}

describe('an answer to a refresh that comes too late', () => {
  it.each(['refused', 'fresh'] as const)(
    'never touches newer tokens of another tab when it is %s',
    async (kind) => {
      const { world, session, outcome, answer } = await refreshing()
      world.write('newer')
      await settle()
      answer(kind)
      expect(await outcome).toBe('fresh')
      expect(world.now()).toMatchObject({ accessToken: 'newer', refreshToken: 'refresh of newer' })
      expect(session.store.getState().phase).toBe('signedIn')
    },
  )

  it.each(['refused', 'fresh'] as const)(
    'never touches a sign-in that followed a logout when it is %s',
    async (kind) => {
      const { world, session, outcome, answer } = await refreshing()
      session.logOut()
      await session.logIn({ email: 'maya@harborcafe.example', password: 'newer' })
      answer(kind)
      expect(await outcome).toBe('ended')
      await settle()
      expect(world.now()?.accessToken).toBe('newer')
      expect(session.store.getState()).toMatchObject({ phase: 'signedIn', cause: null })
    },
  )

  it.each(['refused', 'fresh'] as const)('never undoes a logout when it is %s', async (kind) => {
    const { world, session, outcome, answer } = await refreshing()
    session.logOut()
    answer(kind)
    expect(await outcome).toBe('ended')
    await settle()
    expect(world.now()).toBeNull()
    expect(session.store.getState()).toMatchObject({ phase: 'signedOut', cause: 'logout' })
  })
})

describe('a refresh token in the answer to a refresh', () => {
  it('replaces the one that is stored', async () => {
    const { world, outcome } = await refreshing()
    world.asked[0]?.answer({ kind: 'fresh', accessToken: 'second', refreshToken: 'next' })
    expect(await outcome).toBe('fresh')
    expect(world.now()).toMatchObject({ accessToken: 'second', refreshToken: 'next' })
  })
})

describe('a session that ends in another tab', () => {
  it('says that it expired where this tab waited for the same refresh', async () => {
    const { world, session, outcome, answer } = await refreshing()
    const other = world.openTab().session
    await settle()
    void other.start()
    await settle()
    const waiting = other.refresh('first')
    answer('refused')
    expect(await Promise.all([outcome, waiting])).toEqual(['ended', 'ended'])
    await settle()
    for (const { store } of [session, other])
      expect(store.getState()).toMatchObject({ phase: 'signedOut', cause: 'expired' })
    expect(world.asked).toHaveLength(1)
  })

  it('says that it expired where this tab was idle, too', async () => {
    const world = createSessionByHand()
    const other = world.openTab().session
    await other.start()
    const { session } = await world.openSignedIn()
    const outcome = session.refresh('first')
    await settle()
    world.asked[0]?.answer({ kind: 'refused' })
    expect(await outcome).toBe('ended')
    await settle()
    expect(session.store.getState().cause).toBe('expired')
    expect(other.store.getState()).toMatchObject({ phase: 'signedOut', cause: 'expiredElsewhere' })
  })

  it('says that it expired where this tab was still being restored', async () => {
    const { world, outcome, answer } = await refreshing()
    const other = world.openTab().session
    const started = other.start()
    answer('refused')
    await Promise.all([outcome, started])
    expect(other.store.getState()).toMatchObject({ phase: 'signedOut', cause: 'expiredElsewhere' })
    expect(world.asked).toHaveLength(1)
  })

  it('says no such thing after a refresh that another tab made', async () => {
    const { world, session, outcome, answer } = await refreshing()
    const other = world.openTab().session
    const waiting = other.refresh('first')
    answer('fresh')
    expect(await Promise.all([outcome, waiting])).toEqual(['fresh', 'fresh'])
    await settle()
    session.logOut()
    await settle()
    expect(other.store.getState()).toMatchObject({ phase: 'signedOut', cause: 'logoutElsewhere' })
  })
})
