import { expect, test } from 'vitest'
import type { Runtime } from '../createRuntime'
import { answeredAt, queryClientOf } from './queryClient'

const KEY = ['works']

test('an answer is as old as it is, whatever the app itself writes over it', async () => {
  let now = 1000
  const client = queryClientOf({ clock: { now: () => now } } as Runtime, 'maya')
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
