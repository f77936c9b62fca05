import { useCallback, useSyncExternalStore } from 'react'
import type { LabTab } from './openLabTab'

/** Whether no tab has a network. */
export function useAllOffline(tabs: readonly LabTab[]): boolean {
  return useSyncExternalStore(
    useCallback(
      (listener: () => void) => {
        const stops = tabs.map(({ network }) => network.subscribe(listener))
        return () => {
          for (const stop of stops) stop()
        }
      },
      [tabs],
    ),
    () => tabs.every(({ network }) => !network.online()),
  )
}
