import { personKey } from '@/session/storedSession'
import type { Runtime } from '../createRuntime'
import { queryClientOf } from '../DataProvider/queryClient'
import { keepAsked, type ShelfName, takeAsked } from './asked'
import { changeShelf } from './changeShelf'
import type { Thing } from './things'

/** Puts a thing on a shelf of whoever is signed in by now. A session that ends over it keeps the wish for the next one. */
export async function putForPerson(runtime: Runtime, shelf: ShelfName, thing: Thing, from: string) {
  const { user } = runtime.session.store.getState()
  if (!user) return
  const asked = { shelf, thing, from, owner: personKey(user) }
  try {
    const api = await runtime.api()
    const now = runtime.session.store.getState().user
    if (!now || personKey(now) !== asked.owner) return
    changeShelf(
      { api, client: queryClientOf(runtime, personKey(user)), toasts: runtime.toasts },
      { shelf, thing, put: true, onEnded: () => keepAsked(runtime, asked) },
    )
  } catch {
    const text = 'Could not reach the studio. Try again.'
    runtime.toasts.add({ text, tone: 'error', place: 'bottom-center' })
  }
}

/**
 * Carries out what a visitor wanted before they signed in, once, and brings them back to where they wanted it: a
 * registration or another site's sign-in may have ended elsewhere.
 */
export function goOn(runtime: Runtime, here: string, go: (path: string) => void): void {
  const { user } = runtime.session.store.getState()
  const asked = user ? takeAsked(runtime, personKey(user)) : null
  if (!asked) return
  if (asked.from !== here) go(asked.from)
  void putForPerson(runtime, asked.shelf, asked.thing, asked.from)
}
