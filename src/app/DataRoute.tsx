import { type ReactNode, Suspense } from 'react'
import { DataProvider } from '@/runtime/DataProvider/DataProvider'
import { useSession } from '@/runtime/hooks'
import { PaletteHost } from './CommandPalette/PaletteHost'

export interface DataRouteProps {
  /** The shape of the screen. */
  skeleton: ReactNode
  children: ReactNode
}

/** What every screen behind the guards stands in: its skeleton while the session is restored, then the person's data. */
export function DataRoute({ skeleton, children }: DataRouteProps) {
  const restoring = useSession((state) => state.phase === 'restoring')
  if (restoring) return skeleton
  return (
    <Suspense fallback={skeleton}>
      <DataProvider>
        {children}
        <PaletteHost />
      </DataProvider>
    </Suspense>
  )
}
