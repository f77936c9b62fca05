import { createStorageArea } from '@mocks/ports/memoryStorage'
import { createStagePorts } from '@mocks/ports/stagePorts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { STORAGE_KEYS, writeStored } from '@/session/storedSession'
import { createTestSession } from '@/session/testSession'
import { createRuntime } from './createRuntime'
import { DEFAULT_SETTINGS } from './settings'

const MAYA = { id: 'maya', fullName: 'Maya Okafor', email: 'maya@harborcafe.example', isAdmin: false }

/** A runtime in which somebody is signed in, over a backend that says 401 to everything. */
async function refusedEverywhere() {
  const area = createStorageArea()
  const hand = area.openTab()
  writeStored(hand, { accessToken: 'first', refreshToken: null, user: MAYA })
  const asked: string[] = []
  const runtime = createRuntime({
    ports: createStagePorts({
      now: () => 0,
      storage: area.openTab(),
      themeRoot: { dataset: {} } as HTMLElement,
      portalContainer: null,
    }),
    async transport(request) {
      const bearer = request.headers.get('Authorization')
      asked.push(`${new URL(request.url).pathname.replace('/api/v1', '')}${bearer ? ` ${bearer}` : ''}`)
      return Response.json({ message: 'No.' }, { status: 401 })
    },
    settings: DEFAULT_SETTINGS,
  })
  await runtime.session.start()
  // Only now, so that the start asked nothing.
  hand.set(STORAGE_KEYS.refreshToken, 'again')
  await Promise.resolve()
  return { asked, runtime, session: runtime.session }
}

describe('an auth call that is answered 401 goes out once and starts no refresh', () => {
  it('logIn, without a token', async () => {
    const { asked, session } = await refusedEverywhere()
    await expect(session.logIn({ email: MAYA.email, password: 'x' })).rejects.toMatchObject({ status: 401 })
    expect(asked).toEqual(['/auth/login'])
  })

  it('register, with the token of who is signed in', async () => {
    const { asked, session } = await refusedEverywhere()
    const somebody = { fullName: 'Ines Duarte', email: 'ines@mesaseed.example', password: 'Seeds-4-all!' }
    await expect(session.register(somebody)).rejects.toMatchObject({ status: 401 })
    expect(asked).toEqual(['/auth/register Bearer first'])
  })

  it('logOut, with the token that was cleared', async () => {
    const { asked, session } = await refusedEverywhere()
    session.logOut()
    await expect.poll(() => asked).toHaveLength(1)
    await new Promise((go) => setTimeout(go, 20))
    expect(asked).toEqual(['/auth/logout Bearer first'])
  })

  it('the refresh itself, without a token', async () => {
    const { asked, session } = await refusedEverywhere()
    expect(await session.refresh('first')).toBe('ended')
    expect(asked).toEqual(['/auth/token'])
  })
})

/** As after a deployment, or in a tunnel: the file that holds this code is not there. */
const takeAway = () =>
  vi.doMock('./apiParts', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
const bringBack = () => vi.doUnmock('./apiParts')
afterEach(bringBack)

describe('a runtime without the code of its auth calls', () => {
  it('restores who is stored, and asks for a token as soon as the code is there', async () => {
    takeAway()
    const world = createTestSession()
    world.store('client')
    const { runtime, ask } = world.openTab()
    await runtime.session.start()
    expect(runtime.session.store.getState().phase).toBe('signedIn')
    await expect(ask()).rejects.toMatchObject({
      cause: { message: expect.stringContaining('Failed to fetch') },
    })
    expect(world.asked()).toEqual([])

    bringBack()
    expect(await ask()).toBe(200)
    expect(world.asked()).toEqual(['refreshOnUnauthorized', 'listClientWorks'])
  })

  it('signs out, and nothing falls where nobody catches it', async () => {
    takeAway()
    const uncaught: unknown[] = []
    const note = (reason: unknown) => uncaught.push(reason)
    process.on('unhandledRejection', note)
    const world = createTestSession()
    world.store('client', { refreshToken: false })
    const { runtime } = world.openTab()
    await runtime.session.start()
    runtime.session.logOut()
    await new Promise((go) => setTimeout(go, 50))
    process.off('unhandledRejection', note)
    expect(world.keys()).toEqual([])
    expect(uncaught).toEqual([])
  })
})
