import { useSyncExternalStore } from 'react'
import { addons } from 'storybook/preview-api'
import { DEFAULTS, type ToolbarGlobals } from './toolbarGlobals'

type ThemeName = 'light' | 'dark'

function fromAddress(): ToolbarGlobals {
  // Reads a broken % as it stands, where decodeURIComponent throws.
  const text = new URLSearchParams(window.location.search).get('globals') ?? ''
  const pairs = text.split(';').map((pair) => pair.split(':'))
  return { ...DEFAULTS, ...Object.fromEntries(pairs.filter(([name]) => name && name in DEFAULTS)) }
}

let current = fromAddress()
const listeners = new Set<() => void>()

const hear = ({ globals }: { globals: Record<string, unknown> }) => {
  const next = Object.fromEntries(
    Object.entries(DEFAULTS).map(([name, standard]) => [name, String(globals[name] ?? standard)]),
  )
  if (JSON.stringify(next) === JSON.stringify(current)) return
  current = next
  // What Storybook shows until a story is there stands outside of every theme (preview-head.html).
  document.documentElement.dataset.toolbarTheme = next.theme
  for (const listener of listeners) listener()
}

/** Starts to listen to the toolbar; called once by the preview, before the first Docs page. */
export async function followToolbar(): Promise<void> {
  const channel = await addons.ready()
  channel.on('setGlobals', hear)
  channel.on('globalsUpdated', hear)
}

/** What the toolbar shows. */
export function useToolbar(): ToolbarGlobals {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => current,
  )
}

/** The theme that the toolbar shows. */
export const useToolbarTheme = (): ThemeName => (useToolbar().theme === 'dark' ? 'dark' : 'light')
