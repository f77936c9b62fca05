import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'

const path = (relative: string) => fileURLToPath(new URL(`../../${relative}`, import.meta.url))

const ID = 'virtual:ledger'

/** Makes the coverage ledger anew for the page that shows it: whatever Storybook is built from, that is what it says. */
export const ledgerModule = (): Plugin => ({
  name: 'ledger-module',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  async load(id) {
    if (id !== `\0${ID}`) return undefined
    this.addWatchFile(path('ledger/seen.json'))
    const { module } = await runnerImport<typeof import('../../ledger/build.ts')>(path('ledger/build.ts'), {
      configFile: false,
      logLevel: 'error',
      resolve: { alias: { '@mocks': path('mocks'), '@': path('src') } },
    })
    return `export const ledger = ${JSON.stringify(module.buildLedger(module.readSources()))}`
  },
})
