import { useSyncExternalStore } from 'react'
import type { Backstage } from '../../backstage'
import { useCalls } from '../useLive'

/** Breaches and crashes that no call in the list tells of: requests that no operation answers, above all. */
export function useBreaches(backstage: Backstage): readonly string[] {
  const calls = useCalls(backstage)
  const { subscribe, list } = backstage.breaches
  const all = useSyncExternalStore(subscribe, list)
  const told = new Set(calls.map(({ breach }) => breach))
  return [...new Set(all.map(({ message }) => message))].filter((message) => !told.has(message))
}
