/** The end of a campaign: its counts in words and, for tools/test.mjs, in a file. */
import { mkdirSync, writeFileSync } from 'node:fs'

const REPORTS = 'node_modules/.cache/reports'

export function report(name, passed, failed, more = '') {
  mkdirSync(REPORTS, { recursive: true })
  writeFileSync(`${REPORTS}/${name}.json`, JSON.stringify({ passed, failed }))
  console.log(`${name}: ${passed} passed, ${failed} failed${more ? ` (${more})` : ''}`)
  process.exit(failed > 0 ? 1 : 0)
}
