import type { Conversation } from '@/api/conversations'
import type { Product } from '@/api/products'
import type { Work } from '@/api/work'
import type { RowGoal } from '@/dashboard/parts/rowGoal'
import { STATUS_WORDS } from '@/dashboard/parts/statusWords'
import { deadlinePhrase, relativeTime } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import type { ThemePreference } from '@/runtime/theme'
import { ENTRIES, ROUTES } from '../manifest'
import { keysOf } from './shortcuts'

/** What happens when an entry is chosen. */
export type Deed =
  | { to: string }
  | { goal: RowGoal }
  | { task: 'product' | 'upload' }
  | { window: 'keys' }
  | { theme: ThemePreference }
  | { logOut: true }

export type EntryKind = 'action' | 'work' | 'conversation' | 'product' | 'screen'

/** One line of the palette. */
export interface Entry {
  /** Names it among all, also the next time. */
  id: string
  kind: EntryKind
  label: string
  /** What tells it from others of its name. */
  detail?: string
  /** It is over its day: said in words, and shown in colour. */
  late?: string
  /** Other words that lead to it. */
  words?: string
  /** The single keys that do the same. */
  keys?: readonly string[]
  deed: Deed
}

const screen = (path: string, label: string, words = ''): Entry => ({
  id: `screen:${path}`,
  kind: 'screen',
  label,
  detail: path,
  words: `${words} ${path}`,
  keys: keysOf((deed) => 'to' in deed && deed.to === path),
  deed: { to: path },
})

/** Three addresses of one screen: an admin's is named. */
const DASHBOARDS: readonly string[] = [ROUTES.dashboard.path, ROUTES.adminDashboard.path]

/** Every screen that a signed-in admin can open by a path of its own: those behind the guards first. */
export function screens(): Entry[] {
  const open = ENTRIES.filter(
    ([, { path, guard, redirect }]) =>
      guard !== 'visitor' && !redirect && !path.includes(':') && !DASHBOARDS.includes(path),
  )
  const entries = open.map(([, { path, title, menu }]) =>
    screen(path, menu?.header ?? title, [title, ...Object.values(menu ?? {})].join(' ')),
  )
  const isGuarded = (at: number) => open[at]?.[1].guard === 'session'
  return [...entries.filter((_, at) => isGuarded(at)), ...entries.filter((_, at) => !isGuarded(at))]
}

const THEMES: Record<ThemePreference, string> = {
  system: 'Theme: as the system',
  light: 'Theme: light',
  dark: 'Theme: dark',
}

/** What can be done from anywhere. The theme that is chosen is not offered. */
export function actions(theme: ThemePreference): Entry[] {
  const action = ({ id, ...rest }: Omit<Entry, 'kind'>): Entry => ({
    id: `action:${id}`,
    kind: 'action',
    ...rest,
  })
  const themes = (Object.keys(THEMES) as ThemePreference[])
    .filter((one) => one !== theme)
    .map((one) =>
      action({
        id: `theme-${one}`,
        label: THEMES[one],
        words: 'colours colors mode appearance night day',
        deed: { theme: one },
      }),
    )
  const task = (one: 'product' | 'upload', label: string, words: string) =>
    action({
      id: one,
      label,
      words,
      deed: { task: one },
      keys: keysOf((deed) => 'task' in deed && deed.task === one),
    })
  return [
    task('product', 'New Product', 'create add'),
    task('upload', 'Upload submission', 'send round files submit'),
    ...themes,
    action({
      id: 'keys',
      label: 'Keyboard shortcuts',
      words: 'help single letter keys',
      keys: keysOf((deed) => 'window' in deed && deed.window === 'keys'),
      deed: { window: 'keys' },
    }),
    action({ id: 'logout', label: 'Logout', words: 'sign out log out', deed: { logOut: true } }),
  ]
}

/** Works by deadline, as the panels show them; one that two lists hold is one. */
export const worksAs = (works: readonly Work[], today: string): Entry[] =>
  [...new Map(works.map((work) => [work._id, work])).values()].map(({ _id, title, status, deadline }) => {
    const { text, overdue } = deadlinePhrase(deadline, today)
    const said = STATUS_WORDS[status]
    return {
      id: `work:${_id}`,
      kind: 'work',
      label: title,
      ...(overdue ? { detail: said, late: text } : { detail: `${said} · ${text}` }),
      words: said,
      deed: { goal: { kind: 'work', id: _id } },
    }
  })

export const productsAs = (products: readonly Product[]): Entry[] =>
  products.map(({ _id, title, price, currency, tags, slug, active }) => ({
    id: `product:${_id}`,
    kind: 'product',
    label: title,
    detail: `${price === null ? 'No price' : formatMoney(price, currency)}${active ? '' : ' · Inactive'}`,
    words: `${tags.join(' ')} ${slug}`,
    deed: { goal: { kind: 'product', id: _id } },
  }))

/** A server gives a conversation no name: it is called by its latest message. */
export const conversationsAs = (conversations: readonly Conversation[], now: number): Entry[] =>
  conversations.map(({ _id, preview, at }) => ({
    id: `conversation:${_id}`,
    kind: 'conversation',
    label: preview.trim() || 'No messages yet',
    ...(at ? { detail: relativeTime(at, now) } : {}),
    words: 'message reply',
    deed: { goal: { kind: 'conversation', id: _id } },
  }))
