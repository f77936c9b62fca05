import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { User } from '@/session/roles'
import type { Runtime } from '../createRuntime'
import { answeredAt, queryClientOf } from './queryClient'

const KEY = ['works']

function signedIn(now = () => 1000) {
  const store = createStore<{ user: User | null }>()(() => ({ user: {} as User }))
  return { store, runtime: { clock: { now }, session: { store } } as unknown as Runtime }
}

test('an answer is as old as it is, whatever the app itself writes over it', async () => {
  let now = 1000
  const { runtime } = signedIn(() => now)
  const client = queryClientOf(runtime, 'maya')
  const query = () => client.getQueryCache().find({ queryKey: KEY }) ?? {}
  client.setQueryData(KEY, ['seeded'])
  expect(answeredAt(query())).toBeUndefined()
  await client.fetchQuery({ queryKey: KEY, queryFn: () => ['asked'], staleTime: 0 })
  expect(answeredAt(query())).toBe(1000)
  now = 121_000
  client.setQueryData(KEY, ['changed here'])
  expect(answeredAt(query())).toBe(1000)
  await client
    .fetchQuery({ queryKey: KEY, queryFn: () => Promise.reject(new Error('no')), staleTime: 0 })
    .catch(() => {})
  expect(answeredAt(query())).toBe(1000)
  await client.refetchQueries({ queryKey: KEY })
  await client.fetchQuery({ queryKey: KEY, queryFn: () => ['asked again'], staleTime: 0 })
  expect(answeredAt(query())).toBe(121_000)
})

test("a session's end takes the cache along, also where the same person is the next one", () => {
  const { store, runtime } = signedIn()
  const end = () => {
    store.setState({ user: null })
    store.setState({ user: {} as User })
  }
  const before = queryClientOf(runtime, 'maya')
  before.setQueryData(KEY, ['of the first session'])
  store.setState({ user: { fullName: 'Maya' } as User })
  expect(queryClientOf(runtime, 'maya')).toBe(before)
  end()
  expect(before.getQueryData(KEY)).toBeUndefined()
  const next = queryClientOf(runtime, 'maya')
  expect(next).not.toBe(before)
  next.setQueryData(KEY, ['of the second'])
  end()
  expect(next.getQueryData(KEY)).toBeUndefined()
})
