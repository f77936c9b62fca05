import { useSyncExternalStore } from 'react'
import { never } from '@/lib/never'

/** False in prerendered markup and while it is taken over, true in every later render. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
