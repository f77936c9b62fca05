import { blockedStorage } from '@mocks/ports/deniedStorage'
import { createStorageArea } from '@mocks/ports/memoryStorage'
import { createNetwork } from '@mocks/ports/stagePorts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { AuthCalls } from '@/session/calls'
import { createSession } from '@/session/createSession'
import { readStored, writeStored } from '@/session/storedSession'
import { createBrowserStorage, createQueueLocks } from './storage'

afterEach(() => vi.unstubAllGlobals())

/** Somebody in the queue: the test says when they are done. */
function holder(seen: string[], name: string) {
  let finish = (_: 'well' | 'badly') => {}
  const done = new Promise<string>((well, badly) => {
    finish = (how) => (how === 'well' ? well(name) : badly(new Error(name)))
  })
  const work = () => {
    seen.push(`${name} in`)
    return done.finally(() => seen.push(`${name} out`))
  }
  return { work, finish }
}

/** Lets everybody in who may come in. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

describe('locks where the browser has no Web Locks', () => {
  it('let in one at a time, in the order of asking', async () => {
    const locks = createQueueLocks()
    const seen: string[] = []
    const [first, second, third] = ['first', 'second', 'third'].map((name) => holder(seen, name))
    const all = [first, second, third].map((one) => locks.run('door', one?.work ?? (async () => '')))
    // Who is done before they were let in still waits for their turn.
    third?.finish('well')
    second?.finish('well')
    await settle()
    expect(seen).toEqual(['first in'])
    first?.finish('well')
    expect(await Promise.all(all)).toEqual(['first', 'second', 'third'])
    expect(seen).toEqual(['first in', 'first out', 'second in', 'second out', 'third in', 'third out'])
  })

  it('go on after somebody who failed, who alone is told', async () => {
    const locks = createQueueLocks()
    const seen: string[] = []
    const failing = holder(seen, 'failing')
    const next = holder(seen, 'next')
    const failed = expect(locks.run('door', failing.work)).rejects.toThrow('failing')
    const thrown = expect(
      locks.run('door', () => {
        throw new Error('at once')
      }),
    ).rejects.toThrow('at once')
    const well = locks.run('door', next.work)
    await settle()
    expect(seen).toEqual(['failing in'])
    failing.finish('badly')
    next.finish('well')
    await failed
    await thrown
    expect(await well).toBe('next')
  })

  it('have a queue for each name', async () => {
    const locks = createQueueLocks()
    const seen: string[] = []
    const one = holder(seen, 'one')
    const other = holder(seen, 'other')
    const both = [locks.run('door', one.work), locks.run('gate', other.work)]
    await settle()
    expect(seen).toEqual(['one in', 'other in'])
    one.finish('well')
    other.finish('well')
    await Promise.all(both)
  })

  const refused = async () => {
    throw new DOMException('Access to the Locks API is denied in this context.', 'SecurityError')
  }

  it.each([
    ['has none', {}],
    ['refuses them, as it does storage', { locks: { request: refused } }],
  ])('stand in where the browser %s', async (_, browser) => {
    vi.stubGlobal('navigator', browser)
    const { locks } = createBrowserStorage(blockedStorage)
    const seen: string[] = []
    const one = holder(seen, 'one')
    const other = holder(seen, 'other')
    const both = [locks.run('door', one.work), locks.run('door', other.work)]
    await settle()
    expect(seen).toEqual(['one in'])
    one.finish('well')
    other.finish('well')
    await Promise.all(both)
  })
})

describe('the locks of a browser', () => {
  it('are asked once for work that fails, which alone is told', async () => {
    vi.stubGlobal('navigator', {
      locks: { request: async (_name: string, work: () => Promise<unknown>) => work() },
    })
    const { locks } = createBrowserStorage(blockedStorage)
    let runs = 0
    const failing = locks.run('door', async () => {
      runs += 1
      throw new Error('badly')
    })
    await expect(failing).rejects.toThrow('badly')
    expect(runs).toBe(1)
  })
})

describe('sessions over them', () => {
  it('make one refresh: the second one adopts its token', async () => {
    const storage = { ...createStorageArea().openTab(), locks: createQueueLocks() }
    const maya = { id: 'maya', fullName: 'Maya Okafor', email: 'maya@harborcafe.example', isAdmin: false }
    writeStored(storage, { accessToken: 'first', refreshToken: null, user: maya })
    const answers: (() => void)[] = []
    const never = () => Promise.reject(new Error('Not asked for here.'))
    const calls: AuthCalls = {
      logIn: never,
      register: never,
      logOut: never,
      refreshAtStartup: never,
      refreshOnUnauthorized: () =>
        new Promise((answer) => {
          answers.push(() => answer({ kind: 'fresh', accessToken: `fresh ${answers.length}` }))
        }),
    }
    const sessions = [1, 2].map(() => createSession({ storage, network: createNetwork(), calls }))
    await Promise.all(sessions.map((session) => session.start()))
    writeStored(storage, { accessToken: 'first', refreshToken: 'again', user: maya })

    const outcomes = sessions.map((session) => session.refresh('first'))
    await settle()
    expect(answers).toHaveLength(1)
    answers[0]?.()
    expect(await Promise.all(outcomes)).toEqual(['fresh', 'fresh'])
    expect(answers).toHaveLength(1)
    expect(readStored(storage)).toMatchObject({ accessToken: 'fresh 1', refreshToken: 'again' })
  })
})
