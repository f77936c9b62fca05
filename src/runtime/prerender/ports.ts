import { never } from '@/lib/never'
import type { KeyValueStorage, Ports } from '@/lib/ports'

const nothingStored: KeyValueStorage = {
  get: () => null,
  set() {},
  remove() {},
  keys: () => [],
  subscribe: never,
  locks: { run: (_name, work) => work() },
}

/** The ports of a page that is drawn at build time: nobody is signed in, nothing is stored, no time passes. */
export function createPrerenderPorts(href: string): Ports {
  return {
    clock: { now: () => 0, after: never },
    random: { next: () => 0 },
    storage: nothingStored,
    tabStorage: nothingStored,
    network: { online: () => true, subscribe: never },
    navigation: {
      assign() {},
      reload() {},
      reloadOnce: () => false,
      open() {},
      href: () => href,
      returned: () => false,
    },
    viewport: { matches: () => false, subscribe: never },
    portalContainer: null,
    // The theme writes its attribute here and nobody reads it: the head script sets the real one.
    themeRoot: { dataset: {} } as HTMLElement,
  }
}
