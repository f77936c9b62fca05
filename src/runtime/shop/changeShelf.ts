import type { MutationCache, MutationOptions, QueryClient } from '@tanstack/react-query'
import { ApiError, isSilent, messageOf } from '@/api/ApiError'
import type { ApiClient } from '@/api/client'
import type { ShopItem } from '@/api/shopItem'
import { countUnderway } from '../query/countUnderway'
import { runMutation } from '../query/runMutation'
import type { Toasts } from '../toasts'
import { SHELVES, shelfKey, shelfOf, TAKE_FAILED } from './shelves'
import { isStandIn, isThing, type Named, nameOf, standInFor, type Thing } from './things'
import type { ShelfName } from './wish'

/** What a change needs: the person's own cache, so that every count and list follows at once. */
export interface ShelfAccess {
  api: ApiClient
  client: QueryClient
  toasts: Toasts
}

export interface ShelfChange {
  shelf: ShelfName
  thing: Thing
  /** Whether it is to stand there. */
  put: boolean
  /** Where it stands until the server's list comes: at the end where nothing is said. */
  at?: number
  /** Its id on the shelf, where that is known. */
  id?: string
  /** This takes back another change: it offers no way back itself. */
  undoes?: boolean
  /** The session ended over it. */
  onEnded?: () => void
}

/** Ids that the server gave to things, for who takes them off before the list has come; null where it named none. */
const given = new WeakMap<QueryClient, Map<string, string | null>>()

/** Changes of a shelf: the last one that ends asks for the server's list. */
const changes = { saved: countUnderway(), cart: countUnderway() }

const scopeOf = (shelf: ShelfName, thing: Named) => `${shelf} ${nameOf(thing)}`

/** What the last change under way makes of a thing: all that is known of a shelf whose list has not come yet. */
export function isOnItsWay(mutations: MutationCache, shelf: ShelfName, thing: Named): boolean {
  const scope = scopeOf(shelf, thing)
  const pending = mutations.findAll({ mutationKey: shelfKey(shelf), status: 'pending' })
  return pending.findLast(({ options }) => options.scope?.id === scope)?.meta?.put === true
}

/** Somebody took it off already, elsewhere: that is what was wanted. */
function ignoreGone(error: unknown): undefined {
  if (!(error instanceof ApiError && error.status === 404)) throw error
}

const without = (items: readonly ShopItem[], id: string) => items.filter(({ _id }) => _id !== id)

const placed = (items: readonly ShopItem[], item: ShopItem, at = items.length) => [
  ...items.slice(0, at),
  item,
  ...items.slice(at),
]

/**
 * Puts a thing on a shelf or takes it off: it shows everywhere at once, and is taken back if the server refuses. Changes of
 * one thing are sent one after the other, however fast they are asked for.
 */
export function changeShelf(access: ShelfAccess, change: ShelfChange): void {
  const { api, client, toasts } = access
  const { shelf, thing, put } = change
  const { words, ...calls } = SHELVES[shelf]
  const { queryKey } = shelfOf(api, shelf)
  const name = scopeOf(shelf, thing)
  const ids = given.get(client) ?? new Map<string, string | null>()
  given.set(client, ids)

  const edit = (how: (items: ShopItem[]) => ShopItem[]) =>
    client.setQueryData<ShopItem[]>(queryKey, (items) => items && how(items))
  const list = client.getQueryData<ShopItem[]>(queryKey) ?? []
  const index = list.findIndex(change.id ? ({ _id }) => _id === change.id : isThing(thing))
  const before = list[index]
  if (put && before) return
  const standIn = standInFor(thing)
  const known = change.id ?? (before && !isStandIn(before) ? before._id : null)
  /** Under a key of its own: the next change ends what is asked for the shelf that is shown. */
  const serverList = () =>
    client.fetchQuery({ ...shelfOf(api, shelf), queryKey: shelfKey(shelf), staleTime: 0, gcTime: 0 })

  const options: MutationOptions<ShopItem | null, Error, undefined> = {
    mutationKey: shelfKey(shelf),
    scope: { id: name },
    meta: { put, name: nameOf(thing) },
    async mutationFn(_, context) {
      if (put) return (await calls.put(api).mutationFn?.(thing, context)) ?? null
      let id = known ?? ids.get(name)
      if (id === null) id = (await serverList()).find(isThing(thing))?._id
      // What was never put there need not be taken away.
      if (id) await calls.take(api).mutationFn?.({ id }, context).catch(ignoreGone)
      ids.delete(name)
      return null
    },
    onSuccess(item) {
      if (put) ids.set(name, item?._id ?? null)
      if (item) edit((items) => items.map((one) => (one._id === standIn._id ? item : one)))
      toasts.add({
        text: put ? words.put(thing.title) : words.taken(thing.title),
        tone: put ? 'success' : 'info',
        place: 'bottom-center',
        about: name,
        // What the server gave no name cannot be taken back.
        ...(change.undoes || (put && !item) ? {} : { action: { label: 'Undo', run: () => takeBack(item) } }),
      })
    },
    onError(error) {
      if (put) edit((items) => without(items, standIn._id))
      else if (before) edit((items) => (items.some(isThing(thing)) ? items : placed(items, before, index)))
      if (error instanceof ApiError && error.kind === 'ended') change.onEnded?.()
      if (isSilent(error)) return
      const fallback = put ? words.putFailed : TAKE_FAILED
      toasts.add({ text: messageOf(error, fallback), tone: 'error', place: 'bottom-center', about: name })
    },
    async onSettled() {
      // Once, after the last of several changes, which is under way until the list is there.
      if (changes[shelf].end(client)) await client.invalidateQueries({ queryKey })
    },
  }

  function takeBack(item: ShopItem | null) {
    const back = { shelf, thing, put: !put, undoes: true }
    changeShelf(access, { ...back, ...(item ? { id: item._id } : index >= 0 ? { at: index } : {}) })
  }
  // At once, and not when the mutation begins: the next press may come before that.
  void client.cancelQueries({ queryKey })
  edit((items) => (put ? placed(items, standIn, change.at) : before ? without(items, before._id) : items))
  changes[shelf].begin(client)
  void runMutation(client, options, undefined)
}
