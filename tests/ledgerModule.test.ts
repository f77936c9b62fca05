import { relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesOf } from '../ledger/build'
import { ledgerModule } from '../tools/ledger/module'
import { sources } from './ledgerCopies'

/** What a running Storybook gets of a virtual module, and the files whose edit makes it anew. */
async function made(id: string): Promise<{ text: string; watched: string[] }> {
  const plugin = ledgerModule() as unknown as {
    resolveId(id: string): string
    load(this: { addWatchFile(file: string): void }, id: string): Promise<string>
  }
  const watched = new Set<string>()
  const text = await plugin.load.call(
    { addWatchFile: (file) => watched.add(relative(process.cwd(), file).replaceAll('\\', '/')) },
    plugin.resolveId(id),
  )
  return { text, watched: [...watched] }
}

describe('what Storybook shows of the source', () => {
  it('is the ledger, made anew after an edit of anything that it is read from', async () => {
    const { text, watched } = await made('virtual:ledger')
    expect(text).toContain('"Operations × statuses"')
    expect(watched).toEqual(
      expect.arrayContaining([
        ...['build', 'bullets', 'exceptions', 'texts', 'screens'].map((name) => `ledger/${name}.ts`),
        ...filesOf(sources),
        'ledger/seen.json',
        'src/dashboard/ApprovalsPanel/Approve.stories.tsx',
        'src/dashboard/ApprovalsPanel/stories/steps.ts',
        'src/dashboard/ApprovalsPanel/ApprovalsPanel.tsx',
        'mocks/handlers/work.ts',
        'tests/manifest.test.ts',
        'e2e/pages.spec.ts',
      ]),
    )
  })

  it('is which stories have steps, made anew after an edit of a story', async () => {
    const { text, watched } = await made('virtual:steps')
    expect(text).toContain('"dashboard-approvalspanel-approve--approved"')
    expect(text).not.toContain('"dashboard-approvalspanel-approve--asks-once"')
    expect(watched).toEqual(
      expect.arrayContaining([
        'ledger/acts.ts',
        'ledger/scan.ts',
        'src/dashboard/ApprovalsPanel/Approve.stories.tsx',
        'src/dashboard/ApprovalsPanel/stories/steps.ts',
      ]),
    )
  })
})
