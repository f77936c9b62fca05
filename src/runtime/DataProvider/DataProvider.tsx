import { QueryClientProvider } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useContext } from 'react'
import type { ApiClient } from '@/api/client'
import { personKey } from '@/session/storedSession'
import { useSession } from '../hooks'
import { useRuntime } from '../RuntimeProvider'
import { queryClientOf } from './queryClient'

const ApiContext = createContext<ApiClient | null>(null)

/** Gives the screens below it the API client and the query cache of the person who is signed in. Suspends while loading. */
export function DataProvider({ children }: { children: ReactNode }) {
  const runtime = useRuntime()
  const user = useSession((state) => state.user)
  const owner = user ? personKey(user) : 'nobody'
  const api = use(runtime.api())
  return (
    <ApiContext value={api}>
      <QueryClientProvider client={queryClientOf(runtime, owner)} key={owner}>
        {children}
      </QueryClientProvider>
    </ApiContext>
  )
}

/** The API client. @throws when there is no DataProvider above. */
export function useApi(): ApiClient {
  const api = useContext(ApiContext)
  if (!api) throw new Error('No DataProvider above this component.')
  return api
}
