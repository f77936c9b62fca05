/** The end of a campaign: its counts in words and, for tools/test.mjs, in a file. */
import { mkdirSync, writeFileSync } from 'node:fs'

const REPORTS = 'node_modules/.cache/reports'

/** Ends the script: with 1 if anything failed, was left over for want of time, or if nothing was tried at all. */
export function report(name, { passed, failed, left = 0, more = '' }) {
  // Nothing checks the types of these scripts, and what is no number would count as neither.
  if (![passed, failed, left].every(Number.isInteger))
    throw new TypeError(`${name}: its counts are no numbers.`)
  mkdirSync(REPORTS, { recursive: true })
  writeFileSync(`${REPORTS}/${name}.json`, JSON.stringify({ passed, failed }))
  console.log(`${name}: ${passed} passed, ${failed} failed${more ? ` (${more})` : ''}`)
  if (left > 0) console.error(`${name}: ${left} more were not tried; the time was over.`)
  if (passed + failed === 0) console.error(`${name}: nothing was tried. What was asked for does not exist.`)
  process.exit(failed > 0 || left > 0 || passed + failed === 0 ? 1 : 0)
}
