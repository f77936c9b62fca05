import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
// In the house, so that packages are found, and in no folder of packages, where nothing is taken for a test.
const cache = join(root, '.cache')

interface Report {
  testResults: { assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[]
}

// A browser and Storybook in front of it: for the long run.
it.runIf(process.env.LONG)(
  'the stories that `npm run new` makes pass in a browser, as they are',
  () => {
    mkdirSync(cache, { recursive: true })
    const into = mkdtempSync(join(cache, 'new-'))
    const node = (args: string[], env: Record<string, string> = {}) =>
      spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', env: { ...process.env, ...env } })
    try {
      for (const made of [
        ['screen', 'Invoices'],
        ['screen', 'OpenOrders', '--area', 'dashboard'],
        ['component', 'Rating'],
      ])
        node(['tools/new.mjs', ...made, '--into', into])
      const file = join(into, 'report.json')
      const { stdout, stderr } = node(
        [
          ...['node_modules/vitest/vitest.mjs', 'run', '--project=stories'],
          ...['--reporter=json', `--outputFile.json=${file}`],
        ],
        // From where Storybook's settings lie; and the ledger records nothing of them.
        { STORIES_FROM: `../.cache/${basename(into)}/src`, CI: '1' },
      )
      const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report
      const stories = testResults.flatMap(({ assertionResults }) => assertionResults)
      const failed = stories.filter(({ status }) => status !== 'passed')
      expect(failed, stdout + stderr).toEqual([])
      expect(stories).toHaveLength(7 + 7 + 4)
    } finally {
      rmSync(into, { recursive: true })
    }
  },
  300_000,
)
