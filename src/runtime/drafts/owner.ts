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

/**
 * Removes a person's drafts when they sign out by their own wish, in whatever part of the site: the rest of the layer
 * is loaded with the forms only. A session that ended by itself takes nothing along. Returns the way to stop.
 */
export function forgetOnLogout(
  {
    store,
  }: { store: { subscribe(listener: (now: SessionState, before: SessionState) => void): () => void } },
  storage: KeyValueStorage,
): () => void {
  return store.subscribe(({ user, cause }, before) => {
    if (user || !before.user || cause !== 'logout') return
    const prefix = draftPrefix(keyOfPerson(before.user))
    for (const key of storage.keys()) if (key.startsWith(prefix)) storage.remove(key)
  })
}
