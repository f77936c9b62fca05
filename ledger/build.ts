import { readFileSync } from 'node:fs'
import { operations } from '@mocks/contract/operations'
import { ENTRIES } from '@/app/manifest'
import { type HandlerSource, scanHandlers } from './answered'
import { BULLETS } from './bullets'
import { type ComponentSource, owedBy, scanComponents } from './components'
import { EXCEPTIONS } from './exceptions'
import { type ProductSource, saysWith, scanProduct } from './said'
import { type Asserted, parsedFiles, type StorySource, scanStories, scanTests, type TestSource } from './scan'
import { SCREEN_STATES, screensOf } from './screens'
import { TEXTS } from './texts'
import type { Cell, Ledger, SeenByStory, Sheet } from './types'
import { names } from './words'

/** What the sheets are made from. */
export interface Sources {
  stories: readonly StorySource[]
  tests: readonly TestSource[]
  components: readonly ComponentSource[]
  product: readonly ProductSource[]
  handlers: readonly HandlerSource[]
  seen: SeenByStory
}

/** With the stories of the source that ran and passed: in all but the sheet of screens, only those count. */
interface Told extends Sources {
  recorded: readonly StorySource[]
}

export const readSources = (): Sources => ({
  stories: scanStories(),
  tests: scanTests(),
  components: scanComponents(),
  product: scanProduct(),
  handlers: scanHandlers(),
  // Read anew each time: a run may just have written it.
  seen: JSON.parse(readFileSync('ledger/seen.json', 'utf8')) as SeenByStory,
})

/** The files from which they were read, from the repository's root. */
export const filesOf = ({ stories, tests, product, handlers }: Sources): string[] => [
  'ledger/seen.json',
  ...new Set([...[...stories, ...tests, ...product, ...handlers].map(({ file }) => file), ...parsedFiles()]),
]

const cell = (row: string, column: string, by: readonly string[]): Cell => ({ row, column, by: [...by] })

/** A cell that no story can fill, for want of this. */
const without = (what: string, row: string, column: string): Cell => ({
  row,
  column,
  by: [],
  missing: [what],
})

/** Those that showed something when they ran. */
const showing = (sources: Told, shows: (id: string) => boolean) =>
  sources.recorded.flatMap(({ id }) => (shows(id) ? [id] : []))

function operationCells(sources: Told): Cell[] {
  const answered = new Set(sources.handlers.flatMap(({ operations }) => [...operations]))
  return operations.flatMap(({ operationId, statuses }) =>
    statuses.map((status) =>
      answered.has(operationId)
        ? cell(
            operationId,
            String(status),
            showing(sources, (id) => sources.seen[id]?.calls.includes(`${operationId} ${status}`) ?? false),
          )
        : without('a handler for it', operationId, String(status)),
    ),
  )
}

/** Who names a text: stories in their play, and tests. */
const namedBy = (sources: Told, text: string): string[] => [
  ...sources.recorded.flatMap(({ words, id }) => (names(words, text) ? [id] : [])),
  ...sources.tests.flatMap(({ words, file }) => (names(words, text) ? [file] : [])),
]

function textCells(sources: Told): Cell[] {
  const said = saysWith(sources.product)
  return TEXTS.map(({ section, part, text }) =>
    said(text)
      ? cell(`${section} ${part}`, text, namedBy(sources, text))
      : without('it said by the product', `${section} ${part}`, text),
  )
}

/** What a reference of a bullet leads to: a story that ran, by its id, or a test, by `file: title`. */
function proofOf(sources: Told, reference: string): Asserted | undefined {
  const [file, ...title] = reference.split(': ')
  if (title.length === 0) return sources.recorded.find(({ id }) => id === reference)
  return sources.tests.find((test) => test.file === file)?.titles.get(title.join(': '))
}

/** A line is proved by those that it cites, each of them, and its texts by what they assert. */
const bulletCells = (sources: Told): Cell[] =>
  BULLETS.map(({ part, rule, by, texts }) => {
    const proofs = by.map((reference) => ({ reference, proof: proofOf(sources, reference) }))
    const missing = [
      ...proofs.flatMap(({ reference, proof }) => (proof?.asserts ? [] : [reference])),
      ...texts.filter((text) => !proofs.some(({ proof }) => proof && names(proof.words, text))),
    ]
    return missing.length === 0 ? cell(part, rule, by) : { ...cell(part, rule, []), missing }
  })

const routeCells = (sources: Told): Cell[] =>
  ENTRIES.flatMap(([routeId, { path }]) => {
    const at = (fits: (width: number) => boolean) =>
      showing(sources, (id) => {
        const seen = sources.seen[id]
        return Boolean(seen?.routes.includes(routeId) && fits(seen.width))
      })
    return [
      cell(
        path,
        'phone',
        at((width) => width < 768),
      ),
      cell(
        path,
        'desktop',
        at((width) => width > 768),
      ),
    ]
  })

const componentCells = (sources: Told): Cell[] =>
  sources.components.flatMap((component) =>
    owedBy(component).map(({ state, owes }) =>
      cell(
        component.name,
        state,
        sources.recorded.flatMap(({ id, title, name }) =>
          title === `ui/${component.name}` && owes.test(name) ? [id] : [],
        ),
      ),
    ),
  )

const screenCells = ({ stories, seen }: Told): Cell[] =>
  screensOf(stories, seen).flatMap((screen) =>
    SCREEN_STATES.filter(({ concerns }) => concerns(screen)).map(({ state, shows }) =>
      cell(
        screen.title,
        state,
        shows(screen).map(({ id }) => id),
      ),
    ),
  )

const SHEETS: { id: string; title: string; make: (sources: Told) => Cell[] }[] = [
  { id: 'operations', title: 'Operations × statuses', make: operationCells },
  { id: 'texts', title: 'Texts of sections 5 and 8', make: textCells },
  { id: 'bullets', title: 'Lines of section 2', make: bulletCells },
  { id: 'routes', title: 'Routes × phone and desktop', make: routeCells },
  { id: 'screens', title: 'Screens and panels × states', make: screenCells },
  { id: 'components', title: 'Components × states', make: componentCells },
]

/** The name of a cell, as the exceptions know it. */
export const cellName = ({ row, column }: Cell) => `${row}: ${column}`

/** The whole ledger, from contract, specification, manifest, stories and tests. */
export function buildLedger(sources: Sources): Ledger {
  const told = { ...sources, recorded: sources.stories.filter(({ id }) => id in sources.seen) }
  const sheets = SHEETS.map(({ id, title, make }): Sheet => {
    const reasons = EXCEPTIONS[id] ?? {}
    const cells = make(told).map((one): Cell => {
      const exception = one.by.length === 0 ? reasons[cellName(one)] : undefined
      return exception ? { ...one, exception } : one
    })
    return { id, title, cells }
  })
  return { stories: sources.stories.length, sheets }
}
