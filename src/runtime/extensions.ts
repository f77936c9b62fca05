import { useHydrated } from './hooks'
import { useRuntime } from './RuntimeProvider'
import type { Settings } from './settings'

/**
 * Parts of the contract that the specification does not list (`x-extension` in openapi.yaml). A backend may lack them:
 * each is used only where `config.js` names it; without it no request is sent and nothing of it is seen.
 */
export const EXTENSIONS = ['submissions', 'thread', 'shop'] as const

export type ExtensionName = (typeof EXTENSIONS)[number]

/** Whether the backend of this deployment has an extension. */
export const hasExtension = ({ extensions }: Settings, name: ExtensionName): boolean =>
  extensions.includes(name)

/** As `hasExtension`, of this copy of the app; false while a prerendered page comes to life, since the build has no settings. */
export function useExtension(name: ExtensionName): boolean {
  const { settings } = useRuntime()
  return useHydrated() && hasExtension(settings, name)
}
