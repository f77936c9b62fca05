import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Ports } from '@/lib/ports'

export type ThemePreference = 'system' | 'light' | 'dark'

/** Where the choice is kept; the head script of index.html reads it before the first paint. */
export const THEME_KEY = 'app_theme'
const DARK = '(prefers-color-scheme: dark)'

export interface Theme {
  store: StoreApi<{ preference: ThemePreference }>
  choose(preference: ThemePreference): void
  dispose(): void
}

/** Keeps `data-theme` on the theme root in step with the person's choice, the system's, and other tabs. */
export function createTheme({ storage, viewport, themeRoot }: Ports): Theme {
  const stored = (): ThemePreference => {
    const value = storage.get(THEME_KEY)
    return value === 'light' || value === 'dark' ? value : 'system'
  }
  // The initial state is what a prerendered page shows; hydration starts from it.
  const store = createStore<{ preference: ThemePreference }>()(() => ({ preference: 'system' }))
  const apply = () => {
    const { preference } = store.getState()
    const system = viewport.matches(DARK) ? 'dark' : 'light'
    themeRoot.dataset.theme = preference === 'system' ? system : preference
  }
  const follow = () => {
    store.setState({ preference: stored() })
    apply()
  }
  const stops = [
    storage.subscribe((key) => {
      if (key === THEME_KEY || key === null) follow()
    }),
    viewport.subscribe(DARK, apply),
  ]
  follow()
  return {
    store,
    choose(preference) {
      if (preference === 'system') storage.remove(THEME_KEY)
      else storage.set(THEME_KEY, preference)
      follow()
    },
    dispose() {
      for (const stop of stops) stop()
    },
  }
}
