import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('without a token `npm run chromatic` says what it needs, and ends with 1', () => {
  const { CHROMATIC_PROJECT_TOKEN: _token, ...env } = process.env
  const { status, stderr } = spawnSync(process.execPath, ['tools/chromatic.mjs'], { env, encoding: 'utf8' })
  expect(stderr).toContain('Set CHROMATIC_PROJECT_TOKEN')
  expect(status).toBe(1)
})
