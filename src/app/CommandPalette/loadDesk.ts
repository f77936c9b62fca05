import type { ComponentType } from 'react'
import type { DeskWindow } from '@/dashboard/parts/useDesk'

/** What a window over the screens gets. */
export interface DeskWindowProps {
  open: boolean
  onClose: () => void
  /** Whether keys alone do something on this device. */
  singleKeys: { on: boolean; turn: (on: boolean) => void }
}

const LOADERS: Record<DeskWindow, () => Promise<ComponentType<DeskWindowProps>>> = {
  find: async () => (await import('./CommandPalette')).CommandPalette,
  keys: async () => (await import('./ShortcutsDialog')).ShortcutsDialog,
}

/** The code of a window, which comes when somebody asks for it. */
export const deskCode = (window: DeskWindow) => ({
  queryKey: ['code', 'desk', window],
  queryFn: LOADERS[window],
  staleTime: Number.POSITIVE_INFINITY,
})
