import { type ComponentType, useEffect, useState } from 'react'
import { useRuntime } from '@/runtime/RuntimeProvider'
import { TOAST_MS, type ToastItem } from '@/runtime/toasts'
import type { ToastRegionProps } from '@/ui/ToastRegion/ToastRegion'
import { loadToastRegion } from './loadToastRegion'

/** As `loadToastRegion`. */
export type LoadRegion = () => Promise<ComponentType<ToastRegionProps>>

/**
 * What draws the messages, or null. It is loaded with the first one. Where it is out of reach the message goes
 * unseen, which is no reason to lose the page (it mostly stands beside its field too), and the next one tries again.
 */
export function useToastRegion(items: readonly ToastItem[], load: LoadRegion = loadToastRegion) {
  const { clock, toasts } = useRuntime()
  const [Region, setRegion] = useState<ComponentType<ToastRegionProps> | null>(null)
  const newest = items.at(-1)

  useEffect(() => {
    if (Region || !newest) return
    load().then(
      (Loaded) => setRegion(() => Loaded),
      // Its time passes unseen: an old message must not turn up beside a later one.
      () => clock.after(TOAST_MS[newest.place], () => toasts.dismiss(newest.id)),
    )
  }, [Region, newest, load, clock, toasts])
  return Region
}
