import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'

const path = (relative: string) => fileURLToPath(new URL(`../../${relative}`, import.meta.url))

const ID = 'virtual:ledger'

type Build = typeof import('../../ledger/build.ts')

const readBuild = async () => {
  const { module } = await runnerImport<Build>(path('ledger/build.ts'), {
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@mocks': path('mocks'), '@': path('src') } },
  })
  return module
}

/** Makes the coverage ledger anew for the page that shows it: whatever Storybook is built from, that is what it says. */
export const ledgerModule = (): Plugin => {
  let early: Build | undefined
  let builds = false
  return {
    name: 'ledger-module',
    configResolved({ command }) {
      builds = command === 'build'
    },
    // Ahead of a build, which leaves a busy machine no turn to answer the module runner in its minute.
    async buildStart() {
      if (builds) early = await readBuild()
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined
      this.addWatchFile(path('ledger/seen.json'))
      const { buildLedger, readSources } = early ?? (await readBuild())
      return `export const ledger = ${JSON.stringify(buildLedger(readSources()))}`
    },
  }
}
