import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const file = join(root, 'node_modules/.cache/reports/tally-test.json')
const end = (counts: string) =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { report } from './tools/campaigns/tally.mjs'; report('tally-test', ${counts})`,
    ],
    { cwd: root, encoding: 'utf8' },
  )

afterEach(() => rmSync(file, { force: true }))

it.each([
  ['{ passed: 3, failed: 0, more: "seed 1" }', 0, 'tally-test: 3 passed, 0 failed (seed 1)\n', ''],
  ['{ passed: 3, failed: 1 }', 1, 'tally-test: 3 passed, 1 failed\n', ''],
  ['{ passed: 3, failed: 0, left: 2 }', 1, 'tally-test: 3 passed, 0 failed\n', /2 more were not tried/],
  ['{ passed: 0, failed: 0 }', 1, 'tally-test: 0 passed, 0 failed\n', /nothing was tried/],
])('a campaign of %s ends with %i', (counts, status, stdout, stderr) => {
  const ended = end(counts)
  expect([ended.status, ended.stdout]).toEqual([status, stdout])
  expect(ended.stderr).toEqual(stderr === '' ? '' : expect.stringMatching(stderr))
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ passed: expect.any(Number) })
})

it('a campaign that hands over no counts does not pass', () => {
  const ended = end('5, 0')
  expect(ended.status).not.toBe(0)
  expect(ended.stderr).toMatch(/its counts are no numbers/)
})
