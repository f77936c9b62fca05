import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const plain = (css: string) => css.replace(/\s+/g, ' ')

it('has fallback fonts that are fitted to the fonts that are installed', () => {
  const printed = execFileSync(process.execPath, ['tools/fonts/metrics.mjs'], { cwd: root, encoding: 'utf8' })
  const written = plain(readFileSync(join(root, 'src/styles/fonts.css'), 'utf8'))
  const rules = printed.trim().split('\n\n')
  expect(rules).toHaveLength(3)
  for (const rule of rules) expect(written).toContain(plain(rule))
})
