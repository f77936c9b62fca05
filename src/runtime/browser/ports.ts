import type { Ports } from '@/lib/ports'
import { createBrowserStorage } from './storage'

/** The ports of a real browser tab. Its globals are touched in this folder, in begin.ts and in main.tsx alone; the linter sees to it. */
export function createBrowserPorts(): Ports {
  return {
    clock: {
      now: () => Date.now(),
      after(ms, callback) {
        const id = setTimeout(callback, ms)
        return () => clearTimeout(id)
      },
    },
    random: { next: () => Math.random() },
    storage: createBrowserStorage(() => localStorage),
    tabStorage: createBrowserStorage(() => sessionStorage),
    network: {
      online: () => navigator.onLine,
      subscribe(listener) {
        window.addEventListener('online', listener)
        window.addEventListener('offline', listener)
        return () => {
          window.removeEventListener('online', listener)
          window.removeEventListener('offline', listener)
        }
      },
    },
    navigation: {
      assign: (url) => location.assign(url),
      reload: () => location.reload(),
      reloadOnce() {
        // The history remembers it where storage is blocked, too.
        if (history.state?.reloaded) return false
        history.replaceState({ ...history.state, reloaded: true }, '')
        location.reload()
        return true
      },
      open: (url) => void window.open(url, '_blank', 'noopener'),
      href: () => location.href,
      returned() {
        const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
        return arrival?.type === 'reload' || arrival?.type === 'back_forward'
      },
    },
    viewport: {
      matches: (query) => matchMedia(query).matches,
      subscribe(query, listener) {
        const list = matchMedia(query)
        list.addEventListener('change', listener)
        return () => list.removeEventListener('change', listener)
      },
    },
    portalContainer: null,
    themeRoot: document.documentElement,
  }
}
