import { expect, test } from 'vitest'
import type { Work } from '@/api/work'
import { byDeadline } from './byDeadline'

const work = (_id: string, deadline: string | null): Work => ({
  _id,
  deadline,
  title: _id,
  status: 'awaiting_approval',
  price: 100,
})

test('the earliest stands first, works without a deadline last', () => {
  const works = [
    work('none', null),
    work('late', '2026-12-01'),
    work('broken', 'soon'),
    work('early', '2026-03-01'),
  ]
  expect(byDeadline(works).map(({ _id }) => _id)).toEqual(['early', 'late', 'none', 'broken'])
})

test('equal deadlines keep the order of the server', () => {
  const works = [work('b', '2026-03-01'), work('a', '2026-03-01T10:00:00Z')]
  expect(byDeadline(works).map(({ _id }) => _id)).toEqual(['b', 'a'])
})
