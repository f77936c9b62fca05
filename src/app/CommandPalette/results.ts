import type { Entry, EntryKind } from './entries'
import { type Indexed, ranked } from './ranking'

/** A group of the palette: those of its entries that are shown, of all that were found. */
export interface Group {
  id: EntryKind | 'recent'
  label: string
  items: Entry[]
  of: number
}

const LABELS: Record<Group['id'], string> = {
  recent: 'Recent',
  action: 'Actions',
  work: 'Works',
  conversation: 'Conversations',
  product: 'Products',
  screen: 'Screens',
}

/** In the order of what an admin comes for: the work that is due first. */
const KINDS = ['work', 'action', 'conversation', 'product', 'screen'] as const satisfies EntryKind[]

/** How many of a group are shown before anything is looked for, and then. All actions fit. */
export const AT_REST = 5
export const AT_MOST = 8

const group = (id: Group['id'], all: readonly Entry[], most: number): Group => ({
  id,
  label: LABELS[id],
  items: all.slice(0, most),
  of: all.length,
})

/** Before anything is looked for: what was chosen last, then a few of each kind. */
function atRest(entries: readonly Entry[], recent: readonly string[]): Group[] {
  const last = recent.flatMap((id) => entries.find((entry) => entry.id === id) ?? [])
  const rest = entries.filter(({ id }) => !last.some((one) => one.id === id))
  return [
    group('recent', last, AT_REST),
    ...KINDS.map((kind) =>
      group(
        kind,
        rest.filter((entry) => entry.kind === kind),
        kind === 'action' ? AT_MOST : AT_REST,
      ),
    ),
  ]
}

/**
 * What the palette shows for a query, in groups: the group of the best find first. What was chosen lately wins over what
 * fits alike.
 */
export function resultsOf(
  index: readonly Indexed<Entry>[],
  query: string,
  recent: readonly string[],
): Group[] {
  if (query.trim() === '') {
    const entries = index.map(({ entry }) => entry)
    return atRest(entries, recent).filter(({ of }) => of > 0)
  }
  const found = ranked(index, query)
  const isRecent = ({ id }: Entry) => recent.includes(id)
  const best = (kind: EntryKind) => found.find(({ entry }) => entry.kind === kind)?.fit ?? 0
  return KINDS.filter((kind) => best(kind) > 0)
    .toSorted((a, b) => best(b) - best(a))
    .map((kind) => {
      const all = found.filter(({ entry }) => entry.kind === kind)
      const sorted = all.toSorted(
        (a, b) => b.fit - a.fit || Number(isRecent(b.entry)) - Number(isRecent(a.entry)),
      )
      return group(
        kind,
        sorted.map(({ entry }) => entry),
        AT_MOST,
      )
    })
}

const count = (number: number, what: string) => `${number.toLocaleString('en-US')} ${what}`

/** What is said of the results, to the eye and politely to the ear. */
export function summaryOf(groups: readonly Group[], query: string): string {
  if (query.trim() === '') return ''
  const found = groups.reduce((sum, { of }) => sum + of, 0)
  const shown = groups.reduce((sum, { items }) => sum + items.length, 0)
  if (found === 0) return 'Nothing found'
  if (shown < found) return `${count(shown, 'of')} ${count(found, 'found')}. Write more to narrow it.`
  return count(found, 'found')
}
