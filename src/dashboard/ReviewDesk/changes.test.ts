import { describe, expect, it } from 'vitest'
import { type Change, changeWords, KEEPING, NOTHING, requestSchema, withChange } from './changes'

const AT = { round: 'r2', title: 'Round 2', asset: 2, x: 0.4, y: 0.249 }
const schema = requestSchema('2026-03-04')
const errorsOf = (value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

describe('a change in words', () => {
  it('says round, image and place', () => {
    expect(changeWords({ text: ' make the mark bolder ', spot: AT })).toBe(
      'Round 2, image 3, at 40% from the left, 25% from the top: make the mark bolder',
    )
  })

  it('is never longer than the contract takes, whatever the round is called', () => {
    const spot = { ...AT, title: 'A round '.repeat(30), asset: 98, x: 1, y: 1 }
    expect(changeWords({ text: 'w'.repeat(900), spot }).length).toBeLessThanOrEqual(1000)
    expect(changeWords({ text: 'Wider', spot })).toMatch(/^A round [^,]{31}…, image 99, at 100%/)
  })

  it('is the text alone where it is about the whole', () => {
    expect(changeWords({ text: 'Less orange', spot: null })).toBe('Less orange')
  })
})

describe('a request', () => {
  it('needs a comment, and words for each change', () => {
    expect(errorsOf({ ...NOTHING, changes: [{ id: 1, text: ' ', spot: AT }] })).toEqual([
      ['comment', 'Write what should change.'],
      ['changes.0.text', 'Write what should change here, or remove it.'],
    ])
  })

  it('is refused for what is longer than the contract takes', () => {
    const changes = [{ id: 1, text: 'w'.repeat(901), spot: AT }]
    expect(errorsOf({ ...NOTHING, comment: 'w'.repeat(10_001), changes })).toEqual([
      ['comment', 'Use 10,000 characters at most.'],
      ['changes.0.text', 'Use 900 characters at most.'],
    ])
  })

  it('is refused for a day that is over or none', () => {
    for (const deadline of ['2026-03-03', 'soon'])
      expect(errorsOf({ ...NOTHING, comment: 'Wider.', deadline })).toEqual([
        ['deadline', 'Choose today or a later day.'],
      ])
    expect(errorsOf({ ...NOTHING, comment: 'Wider.', deadline: '2026-03-04' })).toEqual([])
  })
})

it.each<[unknown, boolean]>([
  [[], true],
  [[{ id: 1, text: 'Wider', spot: null } satisfies Change, { id: 2, text: '', spot: AT }], true],
  [[{ id: 1, text: 'Wider' }], false],
  [[{ text: 'Wider', spot: null }], false],
  [[{ id: 1, text: 'Wider', spot: { ...AT, x: 7 } }], false],
  ['Wider', false],
])('of what was kept, %j can be read: %s', (value, fits) => {
  expect(KEEPING.changes?.(value)).toBe(fits)
})

it('a change has a number that no other one of the request has, also after some were removed', () => {
  const three = withChange(withChange(withChange([], AT), null), AT)
  expect(three.map(({ id }) => id)).toEqual([1, 2, 3])
  expect(withChange(three.toSpliced(0, 1), null).map(({ id }) => id)).toEqual([2, 3, 4])
})
