import { readFileSync } from 'node:fs'
import { operations } from '@mocks/contract/operations'
import { ENTRIES } from '@/app/manifest'
import { BULLETS } from './bullets'
import { componentNames, owedBy } from './components'
import { EXCEPTIONS } from './exceptions'
import { type StorySource, scanStories, scanTests, type TestSource } from './scan'
import { SCREEN_STATES, screensOf } from './screens'

import { TEXTS } from './texts'
import type { Cell, Ledger, SeenByStory, Sheet } from './types'
import { names } from './words'

/** What the sheets are made from. */
export interface Sources {
  stories: readonly StorySource[]
  tests: readonly TestSource[]
  seen: SeenByStory
}

export const readSources = (): Sources => ({
  stories: scanStories(),
  tests: scanTests(),
  // Read anew each time: a run may just have written it.
  seen: JSON.parse(readFileSync('ledger/seen.json', 'utf8')) as SeenByStory,
})

const cell = (row: string, column: string, by: readonly string[]): Cell => ({ row, column, by: [...by] })

/** The stories of the source that showed something when they ran. */
const showing = ({ stories, seen }: Sources, shows: (id: string) => boolean) =>
  stories.map(({ id }) => id).filter((id) => id in seen && shows(id))

const operationCells = (sources: Sources): Cell[] =>
  operations.flatMap(({ operationId, statuses }) =>
    statuses.map((status) =>
      cell(
        operationId,
        String(status),
        showing(sources, (id) => sources.seen[id]?.calls.includes(`${operationId} ${status}`) ?? false),
      ),
    ),
  )

/** Who names a text: stories in their play, and tests. */
const namedBy = ({ stories, tests }: Sources, text: string): string[] => [
  ...stories.filter(({ words }) => names(words, text)).map(({ id }) => id),
  ...tests.filter(({ words }) => names(words, text)).map(({ file }) => file),
]

const textCells = (sources: Sources): Cell[] =>
  TEXTS.map(({ section, part, text }) => cell(`${section} ${part}`, text, namedBy(sources, text)))

/** Whether a reference of a bullet, to a story or to `file: title` of a test, leads somewhere. */
function exists({ stories, tests }: Sources, reference: string): boolean {
  const [file, title] = reference.split(': ')
  if (!title) return stories.some(({ id }) => id === reference)
  return tests.some((test) => test.file === file && test.titles.has(title))
}

const bulletCells = (sources: Sources): Cell[] =>
  BULLETS.map(({ part, rule, texts = [], by = [] }) => {
    const missing = [
      ...by.filter((reference) => !exists(sources, reference)),
      ...texts.filter((text) => namedBy(sources, text).length === 0),
    ]
    return { ...cell(part, rule, missing.length === 0 ? by : []), ...(missing.length > 0 ? { missing } : {}) }
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

const componentCells = ({ stories }: Sources): Cell[] =>
  componentNames().flatMap((name) =>
    owedBy(name).map(({ state, owes }) =>
      cell(
        name,
        state,
        stories.filter((story) => story.title === `ui/${name}` && owes.test(story.name)).map(({ id }) => id),
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
