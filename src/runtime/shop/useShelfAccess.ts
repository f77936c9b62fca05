import { QueryObserver } from '@tanstack/react-query'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { ApiClient } from '@/api/client'
import { never } from '@/lib/never'
import { personKey } from '@/session/storedSession'
import { queryClientOf } from '../DataProvider/queryClient'
import { useSession } from '../hooks'
import { useRuntime } from '../RuntimeProvider'
import { isOnItsWay, type ShelfAccess } from './changeShelf'
import { shelfOf } from './shelves'
import { isThing, type Thing } from './things'
import type { ShelfName } from './wish'

/** The signed-in person's way to the shelves from a public page, which stands in no DataProvider; null for a visitor, and until it is there. */
export function useShelfAccess(): ShelfAccess | null {
  const runtime = useRuntime()
  const owner = useSession(({ user }) => user && personKey(user))
  const [api, setApi] = useState<ApiClient | null>(null)
  useEffect(() => {
    if (owner === null) return
    let here = true
    runtime.api().then(
      (client) => here && setApi(() => client),
      // Out of reach: the buttons stand, and try again when pressed.
      () => {},
    )
    return () => {
      here = false
    }
  }, [runtime, owner])
  return useMemo(
    () =>
      owner !== null && api ? { api, client: queryClientOf(runtime, owner), toasts: runtime.toasts } : null,
    [runtime, owner, api],
  )
}

const no = () => false

/**
 * Whether a thing stands on a shelf of the signed-in person; never without access. It may come and go while what
 * asks stays: hence no `useQuery`, which keeps its first cache.
 */
export function useIsOn(access: ShelfAccess | null, shelf: ShelfName, { source, sourceId }: Thing): boolean {
  const [subscribe, read] = useMemo(() => {
    if (!access) return [never, no]
    const { api, client } = access
    const mutations = client.getMutationCache()
    const observer = new QueryObserver(client, shelfOf(api, shelf))
    const listen = (listener: () => void) => {
      const stops = [observer.subscribe(listener), mutations.subscribe(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    }
    const isOn = () => {
      const { data } = observer.getCurrentResult()
      return data?.some(isThing({ source, sourceId })) ?? isOnItsWay(mutations, shelf, { source, sourceId })
    }
    return [listen, isOn]
  }, [access, shelf, source, sourceId])
  return useSyncExternalStore(subscribe, read, no)
}
