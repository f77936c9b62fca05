import { ROUTES } from '../manifest'

/** What a key does. */
export type KeyDeed =
  | { to: string }
  | { task: 'product' | 'upload' }
  | { window: 'find' | 'keys' }
  | { find: true }

export interface Shortcut {
  /** The keys, one after the other. */
  keys: readonly string[]
  /** What they do, as the list of shortcuts says it. */
  does: string
  deed: KeyDeed
}

/** Single keys, and pairs of them that begin with g. They work nowhere where something is written. */
export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['g', 'd'], does: 'Go to the dashboard', deed: { to: ROUTES.admin.path } },
  { keys: ['g', 'p'], does: 'Go to My Projects', deed: { to: ROUTES.myProjects.path } },
  { keys: ['g', 's'], does: 'Go to Saved', deed: { to: ROUTES.favorites.path } },
  { keys: ['g', 'c'], does: 'Go to the cart', deed: { to: ROUTES.cart.path } },
  { keys: ['n'], does: 'New Product', deed: { task: 'product' } },
  { keys: ['u'], does: 'Upload submission', deed: { task: 'upload' } },
  { keys: ['/'], does: 'Find in a long list, else find anything', deed: { find: true } },
  { keys: ['?'], does: 'Show this list', deed: { window: 'keys' } },
]

/** Milliseconds in which the second key of a pair is waited for. */
export const PAIR_MS = 1500

/** The keys of what leads somewhere, to be shown beside it. */
export const keysOf = (fits: (deed: KeyDeed) => boolean): readonly string[] =>
  SHORTCUTS.find(({ deed }) => fits(deed))?.keys ?? []
