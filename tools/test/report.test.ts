import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import OutsideErrors from './outsideErrors.mjs'
import { campaignOutcome, playwrightOutcome, recordNote, vitestOutcome, withSecondTry } from './report.mjs'

const root = mkdtempSync(join(tmpdir(), 'report-'))
afterAll(() => rmSync(root, { recursive: true }))

function written(report: unknown): string {
  const file = join(mkdtempSync(join(root, 'one-')), 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

describe('what a part of the tests came to', () => {
  it('is told from the report of Vitest, a file that could not be run included', () => {
    const file = written({
      numPassedTests: 3,
      testResults: [
        {
          name: resolve('src/a.stories.tsx'),
          status: 'failed',
          assertionResults: [
            { fullName: ' Default', status: 'passed' },
            { fullName: ' Dark', status: 'failed' },
          ],
        },
        { name: resolve('src/b.test.ts'), status: 'failed', assertionResults: [] },
        { name: resolve('src/c.test.ts'), status: 'passed', assertionResults: [] },
      ],
    })
    expect(vitestOutcome(file)).toEqual({
      passed: 3,
      failed: ['src/a.stories.tsx › Dark', 'src/b.test.ts › could not be run'],
      files: ['src/a.stories.tsx', 'src/b.test.ts'],
      unsteady: [],
      outside: [],
    })
  })

  it('is told of what went wrong outside of all tests, whatever the second try of others says', () => {
    const y = { name: resolve('src/y.test.ts'), status: 'failed' }
    const json = written({
      numPassedTests: 1,
      testResults: [{ ...y, assertionResults: [{ fullName: 'waits', status: 'failed' }] }],
    })
    const reporter = new OutsideErrors()
    reporter.onInit({ config: { outputFile: { json } } })
    const error = { name: 'Error', message: 'left behind\nby X', VITEST_TEST_PATH: resolve('src/x.test.ts') }
    reporter.onTestRunEnd([], [error, { name: 'TypeError', message: 'no', VITEST_TEST_PATH: '' }])
    const outside = [
      'src/x.test.ts › outside of its tests: Error: left behind',
      'a file › outside of its tests: TypeError: no',
    ]
    const first = { ok: false, ...vitestOutcome(json) }
    expect(first).toMatchObject({ failed: ['src/y.test.ts › waits'], files: ['src/y.test.ts'], outside })
    const clean = { ok: true, passed: 1, failed: [], files: [], unsteady: [], outside: [] }
    expect(withSecondTry(first, clean)).toEqual({
      passed: 2,
      failed: outside,
      unsteady: ['src/y.test.ts › waits'],
    })
    expect(withSecondTry({ ...first, outside: [] }, clean).failed).toEqual([])
    expect(withSecondTry({ ...first, outside: [] }, { ...first, passed: 0 })).toEqual({
      passed: 1,
      failed: [...outside, 'src/y.test.ts › waits'],
      unsteady: [],
    })
  })

  it('is told from the report of Playwright, with what passed at the second try', () => {
    const spec = (title: string, status: string) => ({
      file: 'site.spec.ts',
      title,
      tests: [{ status, projectName: 'phone' }],
    })
    const file = written({
      stats: { expected: 1 },
      suites: [{ specs: [spec('one', 'expected')], suites: [{ specs: [spec('two', 'flaky')] }] }],
      errors: [{ message: 'No server\nat 4173' }],
    })
    expect(playwrightOutcome(file)).toEqual({
      passed: 1,
      failed: ['e2e › No server'],
      files: ['e2e'],
      unsteady: ['e2e/site.spec.ts › two [phone]'],
    })
  })

  it('is told of a campaign by its counts, and of a report that was never written by nothing', () => {
    expect(campaignOutcome(written({ passed: 2, failed: 1 }), 'monkey')).toMatchObject({
      passed: 2,
      failed: ['monkey › see above'],
    })
    expect(vitestOutcome('no/such/report.json')).toMatchObject({ passed: 0, failed: [] })
  })

  it('names the record of the stories where the run has added to it, and what to run again', () => {
    expect(recordNote('{}', '{}', ['tests/ledger.test.ts › has no empty cell'])).toBeNull()
    expect(recordNote('{}', '{"a":1}', [])).toMatch(/commit it with them\.$/)
    const note = recordNote('{}', '{"a":1}', ['tests/ledger.test.ts › has no empty cell'])
    expect(note).toMatch(/npm run test:unit -- tests\/ledger$/)
  })
})
