import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { inexact } from './exactVersions.mjs'

it('package.json names every version exactly', () => {
  expect(inexact(JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')))).toEqual([])
})

it.each(['^1.2.3', '~1.2.3', '1.2', '>=1.2.3', '1.x', '*', 'latest', '', 'github:a/b', '1.2.3 || 2.0.0'])(
  'would notice %j',
  (range) => {
    expect(inexact({ dependencies: { a: '1.2.3', b: range } })).toEqual([`b ${range}`])
    expect(inexact({ devDependencies: { b: range, c: '2.0.0-rc.1' } })).toEqual([`b ${range}`])
  },
)
