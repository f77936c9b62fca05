import { type ComponentType, lazy, Suspense } from 'react'
import { useStore } from 'zustand'
import { useRuntime } from '@/runtime/RuntimeProvider'
import { TOAST_MS, type ToastPlace } from '@/runtime/toasts'
import type { ToastRegionProps } from '@/ui/ToastRegion/ToastRegion'

/** A message that can't be drawn (its code is out of reach) is no reason to lose the page. */
const ToastRegion = lazy<ComponentType<ToastRegionProps>>(() =>
  import('@/ui/ToastRegion/ToastRegion').then(
    ({ ToastRegion: Region }) => ({ default: Region }),
    () => ({ default: () => null }),
  ),
)
/** Two regions, two names: a screen reader lists them among the landmarks. */
const REGIONS: readonly { place: ToastPlace; label: string }[] = [
  { place: 'top-right', label: 'Account messages' },
  { place: 'bottom-center', label: 'Dashboard messages' },
]

/** Shows the runtime's messages. What draws them is loaded with the first one. */
export function ToastHost() {
  const { toasts } = useRuntime()
  const items = useStore(toasts.store, (state) => state.items)
  const wanted = useStore(toasts.store, (state) => state.everAdded)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      {REGIONS.map(({ place, label }) => (
        <ToastRegion
          key={place}
          place={place}
          label={label}
          timeout={TOAST_MS[place]}
          toasts={items.filter((item) => item.place === place)}
          onDismiss={toasts.dismiss}
        />
      ))}
    </Suspense>
  )
}
