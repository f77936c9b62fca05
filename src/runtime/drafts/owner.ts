import type { KeyValueStorage } from '@/lib/ports'
import type { User } from '@/session/roles'
import type { SessionState } from '@/session/state'
import { personKey } from '@/session/storedSession'

/** Whoever is at this browser without having signed in. */
export const VISITOR = 'visitor'

const keyOfPerson = (user: User) => `user.${personKey(user)}`

/** Whose words are kept: a person's or the visitor's; null while nobody knows who it is. */
export function ownerOf({ phase, user }: Pick<SessionState, 'phase' | 'user'>): string | null {
  if (user) return keyOfPerson(user)
  return phase === 'signedOut' ? VISITOR : null
}

/** What all keys of kept drafts begin with, or those of one owner. */
export const draftPrefix = (owner?: string): string =>
  owner === undefined ? 'app_draft:' : `app_draft:${encodeURIComponent(owner)}:`

/** What the head script keeps of a page whose app is not there yet (src/runtime/browser/head.ts). */
const EARLY_WORDS = 'app_early:'

/**
 * Removes a person's drafts when they sign out by their own wish, in whatever part of the site: the rest of the layer
 * is loaded with the forms only. A session that ended by itself takes nothing along but what this tab kept before it
 * knew whose it is. Returns the way to stop.
 */
export function forgetOnLogout(
  {
    store,
  }: { store: { subscribe(listener: (now: SessionState, before: SessionState) => void): () => void } },
  storage: KeyValueStorage,
  tabStorage: KeyValueStorage,
): () => void {
  const forget = (area: KeyValueStorage, prefix: string) => {
    for (const key of area.keys()) if (key.startsWith(prefix)) area.remove(key)
  }
  return store.subscribe(({ user, cause }, before) => {
    if (user || !before.user) return
    forget(tabStorage, EARLY_WORDS)
    if (cause === 'logout') forget(storage, draftPrefix(keyOfPerson(before.user)))
  })
}
