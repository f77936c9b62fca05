import { describe, expect, it } from 'vitest'
import { spansOf } from './spans'

describe('rows of twelve columns', () => {
  it('alternate pairs and thirds', () => {
    expect(spansOf(3)).toEqual([5, 4, 3])
    expect(spansOf(4)).toEqual([7, 5, 5, 7])
    expect(spansOf(13)).toEqual([7, 5, 4, 4, 4, 5, 7, 4, 4, 4, 4, 4, 4])
  })

  it('are full for every number of cards but one', () => {
    for (let count = 2; count < 40; count += 1) {
      const spans = spansOf(count)
      expect(spans).toHaveLength(count)
      let row = 0
      for (const span of spans) {
        row += span
        expect(row).toBeLessThanOrEqual(12)
        if (row === 12) row = 0
      }
      expect(row, `${count} cards`).toBe(0)
    }
    expect(spansOf(0)).toEqual([])
    expect(spansOf(1)).toEqual([7])
  })
})
