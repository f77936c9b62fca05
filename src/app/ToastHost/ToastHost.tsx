import { useStore } from 'zustand'
import { useRuntime } from '@/runtime/RuntimeProvider'
import { TOAST_MS, type ToastPlace } from '@/runtime/toasts'
import { type LoadRegion, useToastRegion } from './useToastRegion'

/** Two regions, two names: a screen reader lists them among the landmarks. */
const REGIONS: readonly { place: ToastPlace; label: string }[] = [
  { place: 'top-right', label: 'Account messages' },
  { place: 'bottom-center', label: 'Dashboard messages' },
]

/** Shows the runtime's messages. What draws them is loaded with the first one; `load` is for its stories. */
export function ToastHost({ load }: { load?: LoadRegion }) {
  const { toasts } = useRuntime()
  const items = useStore(toasts.store, (state) => state.items)
  const Region = useToastRegion(items, load)
  if (!Region) return null
  return REGIONS.map(({ place, label }) => (
    <Region
      key={place}
      place={place}
      label={label}
      timeout={TOAST_MS[place]}
      toasts={items.filter((item) => item.place === place)}
      onDismiss={toasts.dismiss}
    />
  ))
}
