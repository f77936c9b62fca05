import { Monitor, Moon, Sun } from 'lucide-react'
import { useStore } from 'zustand'
import { useRuntime } from '@/runtime/RuntimeProvider'
import type { ThemePreference } from '@/runtime/theme'
import { IconButton } from '@/ui/IconButton/IconButton'

const NEXT: Record<ThemePreference, ThemePreference> = { system: 'light', light: 'dark', dark: 'system' }
const ICON = { system: Monitor, light: Sun, dark: Moon }

/** Steps through system, light and dark. */
export function ThemeChoice() {
  const { theme } = useRuntime()
  const preference = useStore(theme.store, (state) => state.preference)
  const Icon = ICON[preference]
  return (
    <IconButton
      label={`Theme: ${preference}. Change to ${NEXT[preference]}`}
      onClick={() => theme.choose(NEXT[preference])}
    >
      <Icon aria-hidden="true" />
    </IconButton>
  )
}
