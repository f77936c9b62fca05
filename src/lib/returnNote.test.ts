import { expect, it } from 'vitest'
import { returnNote } from './returnNote'

it('is noted beside whatever else a step of the history carries', () => {
  expect(returnNote({ rowGoal: { kind: 'work', id: 'w1' }, from: '/cart' })).toEqual({ from: '/cart' })
  for (const state of [
    null,
    undefined,
    'from',
    { rowGoal: { kind: 'work', id: 'w1' } },
    { from: 7 },
    { from: null },
  ])
    expect(returnNote(state)).toBeNull()
})
