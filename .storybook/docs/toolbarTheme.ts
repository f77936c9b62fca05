import { useSyncExternalStore } from 'react'
import { addons } from 'storybook/preview-api'

type ThemeName = 'light' | 'dark'

const fromAddress = () =>
  /[?&;]globals=[^&]*\btheme:dark\b/.test(decodeURIComponent(window.location.search)) ? 'dark' : 'light'

let current: ThemeName = fromAddress()
const listeners = new Set<() => void>()

const hear = ({ globals }: { globals: { theme?: unknown } }) => {
  current = globals.theme === 'dark' ? 'dark' : 'light'
  for (const listener of listeners) listener()
}

/** Starts to listen to the toolbar; called once by the preview, before the first Docs page. */
export async function followToolbar(): Promise<void> {
  const channel = await addons.ready()
  channel.on('setGlobals', hear)
  channel.on('globalsUpdated', hear)
}

/** The theme that the toolbar shows. */
export function useToolbarTheme(): ThemeName {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => current,
  )
}
