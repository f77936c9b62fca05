import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { ApiClient } from '@/api/client'
import { personKey } from '@/session/storedSession'
import { queryClientOf } from '../DataProvider/queryClient'
import { useSession } from '../hooks'
import { useRuntime } from '../RuntimeProvider'
import type { ShelfName } from './asked'
import type { ShopDesk } from './changeShelf'
import { shelfOf } from './shelves'
import { isThing, type Thing } from './things'

/** The signed-in person's desk on a public page, which stands in no DataProvider; null for a visitor, and until it is there. */
export function useShopDesk(): ShopDesk | null {
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

/** Whether a thing stands on a shelf of the signed-in person. */
export function useIsOn({ api, client }: ShopDesk, shelf: ShelfName, thing: Thing): boolean {
  const { data } = useQuery(shelfOf(api, shelf), client)
  return data?.some(isThing(thing)) ?? false
}
