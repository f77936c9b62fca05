import { useSyncExternalStore } from 'react'
import { useRuntime } from '../RuntimeProvider'

/** Whether the browser has a connection; true while a prerendered page comes to life. */
export function useOnline(): boolean {
  const { network } = useRuntime()
  return useSyncExternalStore(network.subscribe, network.online, () => true)
}
