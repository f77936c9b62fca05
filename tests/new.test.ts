import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildLedger, type Sources } from '../ledger/build'
import { propsIn } from '../ledger/components'
import { type StorySource, storiesIn } from '../ledger/scan'
import { emptyCells, sources } from './ledgerCopies'

const root = join(import.meta.dirname, '..')
const cache = join(root, 'node_modules/.cache')
mkdirSync(cache, { recursive: true })
// Inside the house, so that packages and aliases are found.
const into = mkdtempSync(join(cache, 'new-'))
const make = (...args: string[]) =>
  spawnSync(process.execPath, ['tools/new.mjs', ...args, '--into', into], { cwd: root, encoding: 'utf8' })

const filesOf = (folder: string) => readdirSync(join(into, folder)).sort()
const textOf = (file: string) => readFileSync(join(into, file), 'utf8')

const INVOICES = 'src/site/InvoicesScreen/InvoicesScreen.stories.tsx'
const ORDERS = 'src/dashboard/OpenOrdersScreen/OpenOrdersScreen.stories.tsx'
const RATING = 'src/ui/Rating/Rating.stories.tsx'

const STATES = ['Default', 'Loading', 'Empty', 'Failed', 'LongContent', 'Mobile', 'Dark']

beforeAll(() => {
  make('screen', 'Invoices')
  make('screen', 'OpenOrdersScreen', '--area', 'dashboard', '--route', '/open-orders')
  make('component', 'Rating')
})
afterAll(() => rmSync(into, { recursive: true, force: true }))

describe('npm run new', () => {
  it('makes the folder of a screen and of a component, same names inside', () => {
    expect(filesOf('src/site/InvoicesScreen')).toEqual([
      'InvoicesScreen.module.css',
      'InvoicesScreen.stories.tsx',
      'InvoicesScreen.tsx',
    ])
    expect(filesOf('src/dashboard/OpenOrdersScreen')).toHaveLength(3)
    expect(filesOf('src/ui/Rating')).toEqual(['Rating.module.css', 'Rating.stories.tsx', 'Rating.tsx'])
  })

  it('makes what types accept', () => {
    const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
    const parsed = ts.parseJsonConfigFileContent({ ...config, include: [`${into}/**/*.tsx`] }, ts.sys, root)
    const program = ts.createProgram([...parsed.fileNames, join(root, 'src/vite-env.d.ts')], {
      ...parsed.options,
      incremental: false,
    })
    const made = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(into))
    expect(made).toHaveLength(6)
    const problems = made.flatMap((file) => [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ])
    expect(problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([])
  })

  it('makes what the linter accepts', () => {
    const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
    const args = ['check', '--error-on-warnings', '--vcs-enabled=false', `--config-path=${root}`, 'src']
    // Elsewhere: the linter looks into no node_modules.
    const cwd = mkdtempSync(join(tmpdir(), 'new-'))
    cpSync(into, cwd, { recursive: true })
    const { stdout, stderr, status } = spawnSync(process.execPath, [biome, ...args], {
      cwd,
      encoding: 'utf8',
    })
    expect(stdout + stderr).toContain('Checked 9 files')
    expect(status).toBe(0)
    rmSync(cwd, { recursive: true })
  })

  it('makes a story of each fixed state, and each but those without words asserts something', () => {
    const named = (file: string) => storiesIn(file, textOf(file)).map(({ name }) => name)
    expect(named(INVOICES)).toEqual(STATES)
    expect(named(ORDERS)).toEqual(STATES)
    expect(named(RATING)).toEqual(['Default', 'LongContent', 'Mobile', 'Dark'])
    const mute = [INVOICES, ORDERS].flatMap((file) =>
      storiesIn(file, textOf(file)).filter(({ asserts }) => !asserts),
    )
    expect(mute.map(({ name }) => name)).toEqual(['Dark', 'Dark'])
  })

  it('makes of a screen that asks the API a scenario for each state, and of others a prop', () => {
    expect(textOf(ORDERS)).not.toMatch(/\bargs\b/)
    for (const outcome of ["'hold'", "'empty'", "[500, 'ok']"])
      expect(textOf(ORDERS)).toContain(`scenario: { outcomes: { listFavorites: ${outcome} } }`)
    expect(textOf(INVOICES)).not.toMatch(/\bscenario\b/)
  })

  it('claims no path but its own, so that it counts as no other screen', () => {
    const routes = (file: string) => textOf(file).match(/^ *route:.*$/gm)
    expect(routes(INVOICES)).toBeNull()
    expect(routes(ORDERS)).toEqual(["    route: '/open-orders',"])
  })

  it('overwrites nothing, and says what is wrong', () => {
    expect(make('component', 'Rating').stderr).toContain('src/ui/Rating is there already.')
    expect(make('screen', 'Invoices', '--area', 'dashboard').stderr).toContain(
      'src/site/InvoicesScreen is there already.',
    )
    expect(make('screen', 'My', 'invoices').stderr).toContain(
      'A name is one word: MyInvoices, not "My invoices".',
    )
    expect(make('component', 'rating').stderr).toContain('A name looks like')
    for (const taken of ['Map', 'Error', 'Meta', 'Dark'])
      expect(make('component', taken).stderr).toContain(`${taken} means something else`)
    expect(make('page', 'Rating').stderr).toContain('Say what to make')
    expect(make('screen', 'Rating', '--area', 'shop').stderr).toContain('There is no area shop.')
    expect(make('screen', 'Rating', '--route', 'rating').stderr).toContain('A route looks like')
  })
})

describe('the coverage ledger of a house with what was made', () => {
  /** As their first run records them. */
  const seenOf = ({ name }: StorySource) => ({
    width: name === 'Mobile' ? 390 : 1200,
    routes: [],
    calls: name === 'Failed' ? ['listFavorites 500'] : ['listFavorites 200'],
  })

  /** The sources with a made file of stories, but for one of them. */
  function withMade(file: string, left?: string): Sources {
    const made = storiesIn(file, textOf(file))
    const rating = { name: 'Rating', props: propsIn('Rating', textOf('src/ui/Rating/Rating.tsx')) }
    return {
      ...sources,
      stories: [...sources.stories, ...made.filter(({ name }) => name !== left)],
      components: file === RATING ? [...sources.components, rating] : sources.components,
      seen: { ...sources.seen, ...Object.fromEntries(made.map((story) => [story.id, seenOf(story)])) },
    }
  }

  const SCREEN = 'dashboard/OpenOrdersScreen'

  it('finds all states of both', () => {
    const { sheets } = buildLedger(withMade(ORDERS))
    const screens = sheets.find(({ id }) => id === 'screens')?.cells ?? []
    expect(screens.filter(({ row }) => row === SCREEN)).toHaveLength(STATES.length)
    expect(emptyCells(withMade(ORDERS))).toEqual([])
    expect(emptyCells(withMade(RATING))).toEqual([])
  })

  it.each([
    [ORDERS, 'Default', `screens: ${SCREEN}: as it is`],
    [ORDERS, 'Loading', `screens: ${SCREEN}: loading`],
    [ORDERS, 'Empty', `screens: ${SCREEN}: empty`],
    [ORDERS, 'Failed', `screens: ${SCREEN}: failed`],
    [ORDERS, 'LongContent', `screens: ${SCREEN}: long content`],
    [ORDERS, 'Mobile', `screens: ${SCREEN}: on a phone`],
    [ORDERS, 'Dark', `screens: ${SCREEN}: dark`],
    [RATING, 'Default', 'components: Rating: a first look'],
    [RATING, 'LongContent', 'components: Rating: words of its own'],
    [RATING, 'Dark', 'components: Rating: the dark theme'],
  ])('misses in %s without %s that state alone', (file, name, cell) => {
    expect(emptyCells(withMade(file, name))).toEqual([cell])
  })
})
