import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { campaignOutcome, playwrightOutcome, recordNote, vitestOutcome } from './report.mjs'

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
