import type { KeyValueStorage, Output, Ports, Random } from '@/lib/ports'
import { createStorageArea } from './memoryStorage'

/** A way out of the app that somebody took. */
export interface Departure {
  kind: 'assign' | 'reload' | 'open'
  url: string
}

/** Words that somebody took out of the app; nothing of the browser's is touched. */
export interface Taken {
  by: 'copy' | 'print' | 'save'
  /** What was copied or saved, or stood on the page when it was printed. */
  text: string
  fileName?: string
}

/** A network that a story or a test can cut and mend. */
export interface SwitchableNetwork {
  online(): boolean
  subscribe(listener: () => void): () => void
  set(online: boolean): void
}

export function createNetwork(): SwitchableNetwork {
  let online = true
  const listeners = new Set<() => void>()
  return {
    online: () => online,
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    set(next) {
      online = next
      for (const listener of listeners) listener()
    },
  }
}

/** Mulberry32: the same numbers every time. */
export function createSeededRandom(seed = 1): Random {
  let state = seed
  return {
    next() {
      state = (state + 0x6d2b79f5) | 0
      let t = Math.imul(state ^ (state >>> 15), 1 | state)
      t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
      return ((t ^ (t >>> 14)) >>> 0) / 4294967296
    },
  }
}

const noViewport = { matches: () => false, subscribe: () => () => {} }

const browserViewport = {
  matches: (query: string) => matchMedia(query).matches,
  subscribe(query: string, listener: () => void) {
    const list = matchMedia(query)
    list.addEventListener('change', listener)
    return () => list.removeEventListener('change', listener)
  },
}

export interface StagePortsOptions {
  /** Epoch ms; it stands still unless the backstage moves it. Timers run. */
  now: () => number
  storage: KeyValueStorage
  themeRoot: HTMLElement
  portalContainer: HTMLElement | null
}

export interface StagePorts extends Ports {
  network: SwitchableNetwork
  output: Output
  /** Where the app wanted to go; it never goes there. */
  departures: Departure[]
  /** What left it as words. */
  taken: Taken[]
}

/** Ports for a story or a test: fixed time, seeded random, storage in memory, ways out that are only noted. */
export function createStagePorts({
  now,
  storage,
  themeRoot,
  portalContainer,
}: StagePortsOptions): StagePorts {
  const departures: Departure[] = []
  const taken: Taken[] = []
  const href = 'https://overprint.example/'
  let reloaded = false
  return {
    clock: {
      now,
      after(ms, callback) {
        const id = setTimeout(callback, ms)
        return () => clearTimeout(id)
      },
    },
    random: createSeededRandom(),
    storage,
    tabStorage: createStorageArea().openTab(),
    network: createNetwork(),
    navigation: {
      assign: (url) => void departures.push({ kind: 'assign', url }),
      reload: () => void departures.push({ kind: 'reload', url: href }),
      reloadOnce() {
        if (reloaded) return false
        reloaded = true
        departures.push({ kind: 'reload', url: href })
        return true
      },
      open: (url) => void departures.push({ kind: 'open', url }),
      href: () => href,
      returned: () => false,
    },
    output: {
      async copy(text) {
        taken.push({ by: 'copy', text })
        return true
      },
      async print() {
        taken.push({ by: 'print', text: document.querySelector('[data-print]')?.textContent ?? '' })
      },
      save: (fileName, text) => void taken.push({ by: 'save', text, fileName }),
    },
    viewport: typeof matchMedia === 'function' ? browserViewport : noViewport,
    themeRoot,
    portalContainer,
    departures,
    taken,
  }
}
