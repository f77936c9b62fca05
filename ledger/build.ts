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

/** The stories of the source that ran and passed: only those count. */
const recorded = ({ stories, seen }: Sources) => stories.filter(({ id }) => id in seen)

/** Those that showed something when they ran. */
const showing = (sources: Sources, shows: (id: string) => boolean) =>
  recorded(sources).flatMap(({ id }) => (shows(id) ? [id] : []))

function operationCells(sources: Sources): Cell[] {
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
const namedBy = (sources: Sources, text: string): string[] => [
  ...recorded(sources).flatMap(({ words, id }) => (names(words, text) ? [id] : [])),
  ...sources.tests.flatMap(({ words, file }) => (names(words, text) ? [file] : [])),
]

function textCells(sources: Sources): Cell[] {
  const said = saysWith(sources.product)
  return TEXTS.map(({ section, part, text }) =>
    said(text)
      ? cell(`${section} ${part}`, text, namedBy(sources, text))
      : without('it said by the product', `${section} ${part}`, text),
  )
}

/** What a reference of a bullet leads to: a story that ran, by its id, or a test, by `file: title`. */
function proofOf(sources: Sources, reference: string): Asserted | undefined {
  const [file, ...title] = reference.split(': ')
  if (title.length === 0) return recorded(sources).find(({ id }) => id === reference)
  return sources.tests.find((test) => test.file === file)?.titles.get(title.join(': '))
}

/** A line is proved by those that it cites, each of them, and its texts by what they assert. */
const bulletCells = (sources: Sources): Cell[] =>
  BULLETS.map(({ part, rule, by, texts }) => {
    const proofs = by.map((reference) => ({ reference, proof: proofOf(sources, reference) }))
    const missing = [
      ...proofs.flatMap(({ reference, proof }) => (proof?.asserts ? [] : [reference])),
      ...texts.filter((text) => !proofs.some(({ proof }) => proof && names(proof.words, text))),
    ]
    return missing.length === 0 ? cell(part, rule, by) : { ...cell(part, rule, []), missing }
  })

const routeCells = (sources: Sources): Cell[] =>
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

const componentCells = (sources: Sources): Cell[] =>
  sources.components.flatMap((component) =>
    owedBy(component).map(({ state, owes }) =>
      cell(
        component.name,
        state,
        recorded(sources).flatMap(({ id, title, name }) =>
          title === `ui/${component.name}` && owes.test(name) ? [id] : [],
        ),
      ),
    ),
  )

const screenCells = ({ stories, seen }: Sources): Cell[] =>
  screensOf(stories, seen).flatMap((screen) =>
    SCREEN_STATES.filter(({ concerns }) => concerns(screen)).map(({ state, shows }) =>
      cell(
        screen.title,
        state,
        shows(screen).map(({ id }) => id),
      ),
    ),
  )

const SHEETS: { id: string; title: string; make: (sources: Sources) => Cell[] }[] = [
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
  const sheets = SHEETS.map(({ id, title, make }): Sheet => {
    const reasons = EXCEPTIONS[id] ?? {}
    const cells = make(sources).map((one): Cell => {
      const exception = one.by.length === 0 ? reasons[cellName(one)] : undefined
      return exception ? { ...one, exception } : one
    })
    return { id, title, cells }
  })
  return { stories: sources.stories.length, sheets }
}
