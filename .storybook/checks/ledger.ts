import { ENTRIES } from '@/app/manifest'
import { matchEntry } from '@/app/router/matchEntry'
import type { Seen, SeenByStory } from '../../ledger/types'
import type { Stage } from '../stage/createStage'
import { visitsOf } from '../stage/visited'
import { until } from './ended'
import { inTest } from './inTest'

/** What is asked of a story's context. */
export interface StoryRun {
  id: string
  title: string
  parameters: { route?: string }
  stage: Stage | undefined
  reporting: { addReport(report: { type: string; version: number; result: Seen; status: 'passed' }): void }
}

const unique = (list: readonly string[]) => [...new Set(list)].sort()

const routeOf = (path: string) =>
  ENTRIES.find(([, entry]) => matchEntry(entry, path.replace(/[?#].*$/, '')))?.[0]

/** A panel's story stands at a screen's address too, and shows no screen. */
const showsScreen = (title: string) => /Screen(\/|$)/.test(title)

/**
 * Writes down what a story showed, for the coverage ledger: tools/ledger/reporter.ts collects it.
 * @throws when it shows less than it did when it was recorded, or shows it in a window of another width.
 */
export async function noteForLedger({ id, title, parameters, stage, reporting }: StoryRun): Promise<void> {
  if (!inTest()) return
  const calls = () => stage?.backstage.calls.list() ?? []
  const look = (): Seen => {
    const ended = calls().filter(({ status }) => status !== 'pending' && status !== 'aborted')
    const paths = [
      ...(parameters.route && showsScreen(title) ? [parameters.route] : []),
      ...(stage ? visitsOf(stage.runtime) : []),
    ]
    return {
      width: window.innerWidth,
      routes: unique(paths.flatMap((path) => routeOf(path) ?? [])),
      calls: unique(ended.map(({ operationId, status }) => `${operationId} ${status}`)),
    }
  }
  const recorded = ((await import('../../ledger/seen.json')).default as SeenByStory)[id]
  const lost = () => {
    if (!recorded) return []
    const { width, routes, calls } = look()
    const counted = [...recorded.routes, ...recorded.calls]
    const missed = counted.filter((one) => !routes.includes(one) && !calls.includes(one))
    // A phone's story that runs as wide as a desktop proves nothing of a phone.
    return width === recorded.width ? missed : [...missed, `a window of ${recorded.width} px`]
  }
  // What a slow machine asks a little later counts as well.
  await until(() => lost().length === 0, 120)
  reporting.addReport({ type: 'ledger', version: 1, result: look(), status: 'passed' })
  if (lost().length === 0) return
  throw new Error(
    `The coverage ledger counts on this story for ${lost().join(', ')}, which it no longer shows. ` +
      'If it should not any more, run `npm run ledger -- <its file>`.',
  )
}
