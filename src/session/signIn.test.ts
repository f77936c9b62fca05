import { afterEach, describe, expect, it } from 'vitest'
import { isSilent } from '@/api/ApiError'
import { createTestSession, type TestTab } from './testSession'

const MONTH_MS = 31 * 24 * 60 * 60 * 1000
const NOOR = { email: 'noor@overprint.example', password: 'Overprint-2026!' }
const JONAH = { email: 'jonah@mesaseed.example', password: 'Mesa-2026!' }
const INES = { fullName: 'Ines Duarte', email: 'ines@mesaseed.example', password: 'Seeds-4-all!' }

type World = ReturnType<typeof createTestSession>
type Held = 'logIn' | 'register' | 'refreshAtStartup'

const stateOf = ({ runtime }: TestTab) => runtime.session.store.getState()
const held = (world: World, operation: Held) =>
  world.backstage.calls.when(({ status, operationId }) => status === 'held' && operationId === operation)
const storedUser = (world: World) => String(world.area.entries().app_user)
const opened: TestTab[] = []

afterEach(() => {
  for (const { runtime } of opened.splice(0)) runtime.session.dispose()
})

/** A tab whose former session is still being restored while somebody signs in. */
async function signingIn(how: 'logIn' | 'register' = 'logIn', who = NOOR) {
  const world = createTestSession({ refreshAtStartup: 'hold', [how]: 'hold' })
  world.store('client')
  const tab = world.openTab()
  opened.push(tab)
  const { session } = tab.runtime
  void session.start()
  await held(world, 'refreshAtStartup')
  const answer = how === 'logIn' ? session.logIn(who) : session.register(INES)
  // Whoever is interested asks later.
  answer.catch(() => {})
  await held(world, how)
  return { world, tab, session, answer, release: () => world.backstage.release(how) }
}

/** Another tab of the same browser, which has nothing to restore: it signs in or out by itself. */
function openOther(world: World): TestTab {
  const other = world.openTab()
  opened.push(other)
  return other
}

describe('a sign-in under way while the former session ends', () => {
  it.each(['logIn', 'register'] as const)(
    'counts where the refresh of that one is refused: %s',
    async (how) => {
      const { world, tab, answer, release } = await signingIn(how)
      world.backstage.clock.advance(MONTH_MS)
      world.backstage.release('refreshAtStartup')
      await expect.poll(() => stateOf(tab).cause).toBe('expired')
      expect(stateOf(tab)).toMatchObject({ phase: 'signedOut', isLoading: true })
      expect(world.keys()).toEqual([])

      release()
      const user = await answer
      expect(user.email).toBe(how === 'logIn' ? NOOR.email : INES.email)
      expect(stateOf(tab)).toMatchObject({ phase: 'signedIn', user, isLoading: false, cause: null })
      expect(world.keys()).toHaveLength(3)
      expect(storedUser(world)).toContain(user.email)
      // Its tokens are its own, and living ones.
      expect(tab.runtime.session.accessToken()).toBe(world.area.entries().app_token)
      expect(await tab.ask()).toBe(200)
    },
  )

  it('counts where another tab logs out', async () => {
    const { world, tab, answer, release } = await signingIn()
    openOther(world).runtime.session.logOut()
    await expect.poll(() => stateOf(tab).cause).toBe('logoutElsewhere')
    expect(stateOf(tab).isLoading).toBe(true)
    release()
    await answer
    expect(stateOf(tab)).toMatchObject({ phase: 'signedIn', isLoading: false })
    expect(storedUser(world)).toContain(NOOR.email)
  })

  it('says so, and lets go of the form, where it fails after that', async () => {
    const { world, tab, answer, release } = await signingIn('logIn', { ...NOOR, password: 'wrong' })
    openOther(world).runtime.session.logOut()
    await expect.poll(() => stateOf(tab).phase).toBe('signedOut')
    release()
    await expect(answer).rejects.toThrow()
    expect(stateOf(tab)).toMatchObject({ isLoading: false, error: 'Invalid email or password.' })
  })
})

describe('an answer to a sign-in that comes too late', () => {
  const voided = 'Somebody else signed in meanwhile.'

  it('never touches a sign-in as somebody else in another tab', async () => {
    const { world, tab, answer, release } = await signingIn()
    await world.backstage.setScenario({ outcomes: { logIn: 'ok' } })
    await openOther(world).runtime.session.logIn(JONAH)
    await expect.poll(() => stateOf(tab).user?.email).toBe(JONAH.email)
    release()
    await expect(answer).rejects.toThrow(voided)
    expect(stateOf(tab)).toMatchObject({ phase: 'signedIn', isLoading: false, error: null })
    expect(storedUser(world)).toContain(JONAH.email)
  })

  it('tells no failure where another tab has signed in meanwhile', async () => {
    const { world, tab, answer, release } = await signingIn('logIn', { ...NOOR, password: 'wrong' })
    await world.backstage.setScenario({ outcomes: { logIn: 'ok' } })
    await openOther(world).runtime.session.logIn(NOOR)
    await expect.poll(() => stateOf(tab)).toMatchObject({ phase: 'signedIn', elsewhere: true })
    release()
    const error: unknown = await answer.catch((reason) => reason)
    expect(error).toMatchObject({ message: voided })
    expect(isSilent(error)).toBe(true)
    expect(stateOf(tab)).toMatchObject({ phase: 'signedIn', isLoading: false, error: null })
  })

  it('never undoes a logout in its own tab', async () => {
    const { world, tab, session, answer, release } = await signingIn()
    session.logOut()
    expect(stateOf(tab).isLoading).toBe(false)
    release()
    await expect(answer).rejects.toThrow(voided)
    expect(stateOf(tab)).toMatchObject({ phase: 'signedOut', cause: 'logout', isLoading: false, error: null })
    expect(world.keys()).toEqual([])
  })

  it('leaves the form to the sign-in that was sent after a logout', async () => {
    const { world, tab, session, answer, release } = await signingIn()
    session.logOut()
    await world.backstage.setScenario({ outcomes: { register: 'hold' } })
    const later = session.register(INES)
    await held(world, 'register')
    release()
    await expect(answer).rejects.toThrow(voided)
    expect(stateOf(tab).isLoading).toBe(true)
    world.backstage.release('register')
    await later
    expect(stateOf(tab)).toMatchObject({ phase: 'signedIn', isLoading: false })
    expect(storedUser(world)).toContain(INES.email)
  })
})
