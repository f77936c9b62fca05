import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

/**
 * @typedef {object} Outcome What a part of the tests came to.
 * @property {number} passed
 * @property {string[]} failed Names, each with its file.
 * @property {string[]} files Where the failed ones stand, from the repo's root.
 * @property {string[]} unsteady Names of those that passed at the second try.
 */

/** @param {string} file A JSON report; one that was never written, as after a crash, is an empty one. */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

const outcome = (passed, failed, unsteady = []) => ({
  passed,
  failed: failed.map(({ file, name }) => `${file} › ${name}`),
  files: [...new Set(failed.map(({ file }) => file))],
  unsteady: unsteady.map(({ file, name }) => `${file} › ${name}`),
})

/** Where outsideErrors.mjs writes what belongs to a report of Vitest. */
export const outsidePath = (path) => path.replace(/\.json$/, '.outside.json')

/** @returns {Outcome & { outside: string[] }} of Vitest's report; `outside`: errors that came of no test. */
export function vitestOutcome(path) {
  const { numPassedTests = 0, testResults = [] } = read(path)
  const failed = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(process.cwd(), name)
    const tests = assertionResults.filter((test) => test.status === 'failed')
    if (tests.length > 0) return tests.map((test) => ({ file, name: test.fullName.trim() }))
    return status === 'failed' ? [{ file, name: 'could not be run' }] : []
  })
  const outside = [read(outsidePath(path))].flat().filter(({ name }) => name)
  return { ...outcome(numPassedTests, failed), outside: outcome(0, outside).failed }
}

/**
 * What a run of Vitest came to, and the second one of what had failed in it.
 * @returns {Pick<Outcome, 'passed' | 'failed' | 'unsteady'>} An error outside of all tests is none of a busy machine, and
 * the file that left it may not have been run again.
 */
export function withSecondTry(first, second) {
  const unsteady = second.ok ? first.failed : first.failed.filter((name) => !second.failed.includes(name))
  return {
    passed: first.passed + unsteady.length,
    failed: [...new Set([...first.outside, ...second.outside, ...second.failed])],
    unsteady,
  }
}

/** @returns {Outcome} of Playwright's report. */
export function playwrightOutcome(path, dir = 'e2e') {
  const { stats = {}, suites = [], errors = [] } = read(path)
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
  const tests = suites.flatMap(specsOf).flatMap(({ file, title, tests }) =>
    tests.map(({ status, projectName }) => ({
      status,
      file: `${dir}/${file}`,
      name: `${title} [${projectName}]`,
    })),
  )
  const ended = (as) => tests.filter(({ status }) => status === as)
  const broken = errors.map(({ message }) => ({ file: dir, name: message.split('\n')[0] }))
  return outcome(stats.expected ?? 0, [...ended('unexpected'), ...broken], ended('flaky'))
}

/** @returns {Outcome} of a campaign, which counts for itself. */
export function campaignOutcome(path, label) {
  const { passed = 0, failed = 0 } = read(path)
  return outcome(
    passed,
    Array.from({ length: failed }, () => ({ file: label, name: 'see above' })),
  )
}

/** @returns {string | null} what to do where a run has recorded stories: the ledger's tests came before it. */
export function recordNote(before, after, failed) {
  if (before === after) return null
  const note = 'ledger/seen.json: what new stories show is recorded now; commit it with them.'
  const early = failed.some((name) => name.startsWith('tests/ledger'))
  return early ? `${note} The ledger's tests ran before that: npm run test:unit -- tests/ledger` : note
}
