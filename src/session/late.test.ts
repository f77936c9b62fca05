import { describe, expect, it } from 'vitest'
import type { CallOptions } from '@/lib/transport'
import { SessionEndedError } from './SessionEndedError'
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

const LETTER_URL = 'http://api.test/api/v1/message'

/** A tab whose refresh is under way, with a letter that waits for it. */
async function waitingLetter(options?: CallOptions) {
  const tokens: (string | null)[] = []
  const world = createSessionByHand(async (request) => {
    tokens.push(request.headers.get('Authorization'))
    return new Response()
  })
  const { session, send } = await world.openSignedIn()
  const outcome = session.refresh('first')
  await settle()
  const calledOff = new AbortController()
  const { signal } = calledOff
  const letter = send(new Request(LETTER_URL, { method: 'POST', body: 'Hello.', signal }), options)
  letter.catch(() => {})
  await settle()
  const answer = (kind: 'fresh' | 'refused') =>
    world.asked[0]?.answer(kind === 'fresh' ? { kind, accessToken: 'second' } : { kind })
  return { world, session, send, tokens, outcome, letter, answer, calledOff }
}

const jonah = { id: 'jonah', fullName: 'Jonah Reyes', email: 'jonah@mesaseed.example' }
const JONAHS = { accessToken: 'of jonah', refreshToken: null, user: jonah }

describe('a call that waits for a refresh', () => {
  it('goes out once it is there', async () => {
    const { letter, answer, tokens } = await waitingLetter()
    answer('fresh')
    expect((await letter).status).toBe(200)
    expect(tokens).toEqual(['Bearer second'])
  })

  it.each(['in another tab', 'after a logout here'])(
    "never goes out in the next person's name, who signed in %s",
    async (where) => {
      const { world, session, letter, answer, tokens } = await waitingLetter()
      if (where === 'after a logout here') session.logOut()
      const next = where === 'in another tab' ? world.openTab().session : session
      next.adopt(JONAHS)
      await settle()
      answer('fresh')
      await expect(letter).rejects.toThrow(SessionEndedError)
      expect(tokens).toEqual([])
    },
  )

  it('is not sent without a token where the refresh is refused', async () => {
    const { session, letter, answer, tokens } = await waitingLetter()
    answer('refused')
    await expect(letter).rejects.toThrow(SessionEndedError)
    expect(tokens).toEqual([])
    expect(session.store.getState().cause).toBe('expired')
  })

  it('ends with the session that a startup does not restore, too', async () => {
    const { world, tokens } = await waitingLetter()
    const { session, send } = world.openTab()
    const letter = send(new Request(LETTER_URL, { method: 'POST', body: 'Hello.' }))
    letter.catch(() => {})
    await settle()
    session.logOut()
    session.adopt(JONAHS)
    world.asked[0]?.answer({ kind: 'refused' })
    await expect(letter).rejects.toThrow(SessionEndedError)
    expect(tokens).not.toContain('Bearer of jonah')
  })

  it.each([
    ['refused', [null]],
    ['fresh', ['Bearer second']],
  ] as const)('goes out all the same where anybody may send it and the refresh is %s', async (kind, sent) => {
    const { letter, answer, tokens } = await waitingLetter({ isPublic: true })
    answer(kind)
    expect((await letter).status).toBe(200)
    expect(tokens).toEqual(sent)
  })

  it('is called off at once; the refresh goes on for the others', async () => {
    const { letter, answer, tokens, calledOff, outcome, send } = await waitingLetter()
    const other = send(new Request(LETTER_URL))
    calledOff.abort()
    await expect(letter).rejects.toMatchObject({ name: 'AbortError' })
    answer('fresh')
    expect(await outcome).toBe('fresh')
    expect((await other).status).toBe(200)
    expect(tokens).toEqual(['Bearer second'])
  })

  it('is called off as fast where its own 401 asked for it', async () => {
    const world = createSessionByHand(async () => new Response(null, { status: 401 }))
    const { session, send } = await world.openSignedIn()
    const calledOff = new AbortController()
    const call = send(new Request(LETTER_URL, { signal: calledOff.signal }))
    await expect.poll(() => world.asked).toHaveLength(1)
    calledOff.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
    world.asked[0]?.answer({ kind: 'fresh', accessToken: 'second' })
    await settle()
    expect(world.now()?.accessToken).toBe('second')
    expect(session.isDead('first')).toBe(false)
  })
})
