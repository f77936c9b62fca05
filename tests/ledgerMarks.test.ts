import { describe, expect, it } from 'vitest'
import { type Marks, readMarks, toMarkdown, withMark } from '../ledger/marks'

describe('the marks of a review', () => {
  const ledger = {
    stories: 1,
    sheets: [
      { id: 'texts', title: 'Texts', cells: [{ row: '8 Auth', column: 'Login | failed', by: ['a--b'] }] },
    ],
  }
  const key = 'texts / 8 Auth / Login | failed'
  const marks: Marks = { [key]: { verdict: 'accepted', remark: 'Fine,\nbut | small.' } }

  it('are exported as Markdown, in cells that hold together', () => {
    expect(toMarkdown(ledger, marks)).toContain(
      '| 8 Auth | Login \\| failed | accepted | Fine, but \\| small. |',
    )
    expect(toMarkdown(ledger, marks)).toContain('1 accepted, 0 seen, 0 open of 1.')
    expect(toMarkdown(ledger, {})).toContain('0 accepted, 0 seen, 1 open of 1.')
  })

  it('are read as they were kept, and what cannot be read is none', () => {
    expect(readMarks(JSON.stringify(marks))).toEqual(marks)
    for (const text of [null, '', 'null', '{', '[1]', '{"a":{"verdict":"loved"}}'])
      expect(readMarks(text)).toEqual({})
  })

  it('are taken back by opening a cell without a remark', () => {
    expect(withMark(marks, key, { verdict: 'open', remark: ' ' })).toEqual({})
    expect(withMark(marks, key, { verdict: 'open', remark: 'Why?' })[key]?.remark).toBe('Why?')
  })
})
