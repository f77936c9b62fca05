import { expect, it } from 'vitest'
import { keyAsPressed } from './panelKey'

it.each([
  ['MacIntel', 'fn F8'],
  ['Win32', 'F8'],
  ['Linux x86_64', 'F8'],
  ['', 'F8'],
])('on %j the panel is opened by %s', (platform, key) => {
  expect(keyAsPressed(platform)).toBe(key)
})
