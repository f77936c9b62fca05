import type { Reporter, TestCase } from 'vitest/node'
import type { Seen, SeenByStory } from '../../ledger/types.ts'
import { changeSeen, readSeen } from './record.ts'

const union = (a: readonly string[], b: readonly string[]) => [...new Set([...a, ...b])].sort()

const merge = (before: Seen | undefined, now: Seen): Seen =>
  before
    ? { width: now.width, routes: union(before.routes, now.routes), calls: union(before.calls, now.calls) }
    : now

/** As @storybook/addon-vitest hands over what a story reported. */
interface StoryMeta {
  storyId?: string
  reports?: { type: string; result?: unknown }[]
}

/**
 * Collects what the stories of a run showed and adds what is new to ledger/seen.json, as new snapshots are added: never
 * in CI, where the record must be complete. That nothing recorded is lost is checked by each story itself.
 */
export class LedgerReporter implements Reporter {
  private seen: SeenByStory = {}

  onTestCaseResult(test: TestCase): void {
    const { storyId, reports } = test.meta() as StoryMeta
    const report = reports?.find(({ type }) => type === 'ledger')
    if (storyId && report && test.result().state === 'passed') this.seen[storyId] = report.result as Seen
  }

  /** File by file, so that a run that is cut short has not been for nothing. */
  async onTestModuleEnd(): Promise<void> {
    const seen = this.seen
    this.seen = {}
    if (process.env.CI) return
    const before = readSeen()
    const news = Object.entries(seen).filter(
      ([id, now]) => JSON.stringify(before[id]) !== JSON.stringify(merge(before[id], now)),
    )
    if (news.length === 0) return
    await changeSeen((all) => {
      for (const [id, now] of news) all[id] = merge(all[id], now)
      return all
    })
  }
}
