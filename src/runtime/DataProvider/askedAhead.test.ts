import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Runtime } from '../createRuntime'
import { noteFailedAhead, noteUnseen } from './askedAhead'
import { queryClientOf } from './queryClient'

const KEY = ['spend']

const runtime = () =>
  ({
    clock: { now: () => Date.now() },
    session: { store: { subscribe: () => () => {} } },
  }) as unknown as Runtime

/** Somebody's cache, in which a question was asked before its screen was there, and screens that show it. */
async function visit(ask = vi.fn(async () => 'an answer')) {
  const client = queryClientOf(runtime(), 'maya')
  const asked = client.prefetchQuery({ queryKey: KEY, queryFn: ask })
  noteUnseen(client.getQueryCache().find({ queryKey: KEY }) as object)
  await asked
  noteFailedAhead(client.getQueryCache().find({ queryKey: KEY }), Date.now())
  const show = async () => {
    const hide = new QueryObserver(client, { queryKey: KEY, queryFn: ask }).subscribe(() => {})
    await vi.advanceTimersByTimeAsync(0)
    return hide
  }
  return { ask, show }
}

describe('an answer that came before its screen', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('is shown without asking again, however late the code comes, also to who looks a little later', async () => {
    const { ask, show } = await visit()
    await vi.advanceTimersByTimeAsync(20_000)
    await show()
    expect(ask).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(4_000)
    await show()
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('is asked for anew at the next visit', async () => {
    const { ask, show } = await visit()
    await vi.advanceTimersByTimeAsync(20_000)
    const hide = await show()
    hide()
    await vi.advanceTimersByTimeAsync(6_000)
    await show()
    expect(ask).toHaveBeenCalledTimes(2)
    // And is new for as long as any other then.
    await vi.advanceTimersByTimeAsync(6_000)
    await show()
    expect(ask).toHaveBeenCalledTimes(3)
  })

  it('is asked for anew where nobody looked for a minute', async () => {
    const { ask, show } = await visit()
    await vi.advanceTimersByTimeAsync(61_000)
    await show()
    expect(ask).toHaveBeenCalledTimes(2)
  })
})

describe('a failure that came before its screen', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())
  const refused = () => visit(vi.fn(() => Promise.reject(new Error('no'))))

  it('is shown without asking again, however late the code comes', async () => {
    const { ask, show } = await refused()
    await vi.advanceTimersByTimeAsync(59_000)
    await show()
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('is asked for again where nobody looked for a minute: that visit was given up', async () => {
    const { ask, show } = await refused()
    await vi.advanceTimersByTimeAsync(61_000)
    await show()
    expect(ask).toHaveBeenCalledTimes(2)
  })
})
