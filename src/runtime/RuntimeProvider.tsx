import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { UiEnvironment } from '@/ui/UiEnvironment/UiEnvironment'
import type { Runtime } from './createRuntime'
import { RouterLink } from './RouterLink'

const RuntimeContext = createContext<Runtime | null>(null)

/** Hands one runtime down to the app, and to the design system what it needs of it. */
export function RuntimeProvider({ runtime, children }: { runtime: Runtime; children: ReactNode }) {
  const environment = useMemo(
    () => ({ portalContainer: runtime.portalContainer, Link: RouterLink }),
    [runtime],
  )
  return (
    <RuntimeContext value={runtime}>
      <UiEnvironment value={environment}>{children}</UiEnvironment>
    </RuntimeContext>
  )
}

/** The runtime of this copy of the app. @throws when there is no provider above. */
export function useRuntime(): Runtime {
  const runtime = useContext(RuntimeContext)
  if (!runtime) throw new Error('No RuntimeProvider above this component.')
  return runtime
}
