import { expect, test } from 'vitest'
import type { Work, WorkStatus } from '@/api/work'
import { listAfter, queueOf } from './queue'

const work = (_id: string, status: WorkStatus, deadline: string | null = null): Work => ({
  _id,
  status,
  deadline,
  title: _id,
  price: 100,
})
const shown = (works: readonly Work[]) => works.map(({ _id, status }) => `${_id} ${status}`)

test('the lists that loaded are one list by deadline, each work once', () => {
  const lists = [
    [work('a', 'in_progress', '2026-05-01'), work('b', 'in_progress')],
    undefined,
    [work('b', 'approved')],
  ]
  expect(shown(queueOf(lists, []))).toEqual(['a in_progress', 'b approved'])
})

test('a move under way shows at once and takes the work out where it no longer belongs', () => {
  const lists = [[work('a', 'changes_requested'), work('b', 'approved'), work('c', 'approved')]]
  const moves = [
    { id: 'a', status: 'in_progress' },
    { id: 'b', status: 'completed' },
    { id: 'gone', status: 'draft' },
  ] as const
  expect(shown(queueOf(lists, moves))).toEqual(['a in_progress', 'c approved'])
})

test('a moved work changes lists', () => {
  const moved = work('a', 'in_progress')
  expect(shown(listAfter([work('a', 'changes_requested')], 'changes_requested', moved))).toEqual([])
  expect(shown(listAfter([work('b', 'in_progress')], 'in_progress', moved))).toEqual([
    'b in_progress',
    'a in_progress',
  ])
})
