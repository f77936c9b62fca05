import { expect, test, vi } from 'vitest'
import { byWords } from './byWords'

const textOf = ({ text }: { text: string }) => text

test.each([
  ['Harbor Café logo, round 2', 'cafe', true],
  ['Harbor Café logo, round 2', 'ROUND  harbor', true],
  ['Harbor Cafe\u0301 logo', 'café', true],
  ['Harbor Café logo, round 2', 'cafe menu', false],
  ['Harbor Café logo, round 2', ' ', true],
  ['Harbor Café logo, round 2', '', true],
  ['', 'a', false],
])('%j holds %j: %s', (text, query, found) => {
  expect(byWords(textOf)(query)({ text })).toBe(found)
})

test('reads each text once, whatever is looked for', () => {
  const read = vi.fn(textOf)
  const holds = byWords(read)
  const rows = [{ text: 'Menu' }, { text: 'Logo' }]
  for (const query of ['l', 'lo', 'log']) rows.filter(holds(query))
  expect(read).toHaveBeenCalledTimes(2)
})

test('reads what has changed anew', () => {
  const holds = byWords(textOf)
  expect(holds('logo')({ text: 'Menu' })).toBe(false)
  expect(holds('logo')({ text: 'Logo' })).toBe(true)
})
