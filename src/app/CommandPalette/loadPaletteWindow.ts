import type { ComponentType } from 'react'
import { lateCode } from '@/dashboard/parts/lateCode'
import type { PaletteWindow } from '@/dashboard/parts/usePaletteWindow'

/** What a window over the screens gets. */
export interface PaletteWindowProps {
  open: boolean
  onClose: () => void
  /** Whether keys alone do something on this device. */
  singleKeys: { on: boolean; turn: (on: boolean) => void }
}

const LOADERS: Record<PaletteWindow, () => Promise<ComponentType<PaletteWindowProps>>> = {
  find: async () => (await import('./CommandPalette')).CommandPalette,
  keys: async () => (await import('./ShortcutsDialog')).ShortcutsDialog,
}

/** The code of a window, which comes when somebody asks for it. */
export const paletteWindowCode = (window: PaletteWindow) => lateCode(window, LOADERS[window])
