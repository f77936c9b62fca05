import type { ExtensionName } from '@/lib/extensions'
import { useHydrated } from './hooks'
import { useRuntime } from './RuntimeProvider'
import type { Settings } from './settings'

/** Whether the backend of this deployment has an extension. */
export const hasExtension = ({ extensions }: Settings, name: ExtensionName): boolean =>
  extensions.includes(name)

/** As `hasExtension`, of this copy of the app; false while a prerendered page comes to life, since the build has no settings. */
export function useExtension(name: ExtensionName): boolean {
  const { settings } = useRuntime()
  return useHydrated() && hasExtension(settings, name)
}
