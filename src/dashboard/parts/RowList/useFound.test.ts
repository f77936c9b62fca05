import { expect, test } from 'vitest'
import { isFound } from './useFound'

test.each([
  ['Harbor Café logo, round 2', 'cafe', true],
  ['Harbor Café logo, round 2', 'ROUND  harbor', true],
  ['Harbor Cafe\u0301 logo', 'café', true],
  ['Harbor Café logo, round 2', 'cafe menu', false],
  ['Harbor Café logo, round 2', ' ', true],
  ['', 'a', false],
])('%j holds %j: %s', (text, query, found) => {
  expect(isFound(text, query)).toBe(found)
})
