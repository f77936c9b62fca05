import { personKey } from '@/session/storedSession'
import type { Runtime } from '../createRuntime'
import { queryClientOf } from '../DataProvider/queryClient'
import { changeShelf } from './changeShelf'
import type { Thing } from './things'
import { keepWish, type ShelfName, takeWish } from './wish'

/** Puts a thing on a shelf of whoever is signed in by now. A session that ends over it keeps the wish for the next one. */
export async function putForPerson(runtime: Runtime, shelf: ShelfName, thing: Thing, from: string) {
  const { user } = runtime.session.store.getState()
  if (!user) return
  const wish = { shelf, thing, from, owner: personKey(user) }
  try {
    const api = await runtime.api()
    const now = runtime.session.store.getState().user
    if (!now || personKey(now) !== wish.owner) return
    changeShelf(
      { api, client: queryClientOf(runtime, personKey(user)), toasts: runtime.toasts },
      { shelf, thing, put: true, onEnded: () => keepWish(runtime, wish) },
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
export function carryOutWish(runtime: Runtime, here: string, go: (path: string) => void): void {
  const { user } = runtime.session.store.getState()
  const wish = user ? takeWish(runtime, personKey(user)) : null
  if (!wish) return
  if (wish.from !== here) go(wish.from)
  void putForPerson(runtime, wish.shelf, wish.thing, wish.from)
}
