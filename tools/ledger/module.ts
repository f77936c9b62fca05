import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'

type Build = typeof import('../../ledger/build.ts')
type Acts = typeof import('../../ledger/acts.ts')

/** What a virtual module says, and the files from which that was read. */
interface Made {
  text: string
  from: readonly string[]
}

const path = (relative: string) => fileURLToPath(new URL(`../../${relative}`, import.meta.url))

/** A module of the ledger as it stands now; `make` reads the house by it. */
async function readNow<Module>(file: string, make: (module: Module) => Made) {
  const { module, dependencies } = await runnerImport<Module>(path(file), {
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@mocks': path('mocks'), '@': path('src') } },
  })
  return { files: [path(file), ...dependencies], make: () => make(module) }
}

const READERS = {
  'virtual:ledger': () =>
    readNow<Build>('ledger/build.ts', ({ buildLedger, filesOf, readSources }) => {
      const sources = readSources()
      const ledger = JSON.stringify(buildLedger(sources))
      return { text: `export const ledger = ${ledger}`, from: filesOf(sources) }
    }),
  'virtual:steps': () =>
    readNow<Acts>('ledger/acts.ts', ({ actingStories }) => {
      const { ids, files } = actingStories()
      return { text: `export const acting = ${JSON.stringify(ids)}`, from: files }
    }),
}

type Id = keyof typeof READERS
const IDS = Object.keys(READERS) as Id[]

/**
 * Makes what pages of Storybook show of the source: the coverage ledger, and which stories have steps. Whatever Storybook is
 * built from, that is what they say; while it runs, an edit of what was read makes them anew, at the latest for the next
 * load of the page.
 */
export const ledgerModule = (): Plugin => {
  const early = new Map<Id, Awaited<ReturnType<(typeof READERS)[Id]>>>()
  let builds = false
  return {
    name: 'ledger-module',
    configResolved({ command }) {
      builds = command === 'build'
    },
    // Ahead of a build, which leaves a busy machine no turn to answer the module runner in its minute.
    async buildStart() {
      if (builds) for (const id of IDS) early.set(id, await READERS[id]())
    },
    resolveId: (id) => (IDS.includes(id as Id) ? `\0${id}` : undefined),
    async load(resolved) {
      const id = IDS.find((one) => resolved === `\0${one}`)
      if (!id) return undefined
      const { files, make } = early.get(id) ?? (await READERS[id]())
      const { text, from } = make()
      for (const file of [...files, ...from.map(path)]) this.addWatchFile(file)
      return text
    },
  }
}
