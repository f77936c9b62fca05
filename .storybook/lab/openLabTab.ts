import type { Backstage } from '@mocks/backstage'
import { extensionsOf } from '@mocks/extensions'
import { DemoAccounts } from '@mocks/panel/DemoAccounts/DemoAccounts'
import type { StorageArea } from '@mocks/ports/memoryStorage'
import { createStagePorts, type SwitchableNetwork } from '@mocks/ports/stagePorts'
import type { AppRouter } from '@/app/App'
import { memoryRouter } from '@/app/router/appRouter'
import type { Transport } from '@/lib/transport'
import { createRuntime, type Runtime } from '@/runtime/createRuntime'
import { DEFAULT_SETTINGS } from '@/runtime/settings'

/** One running copy of the app, as a browser's tab holds it until it is loaded anew. */
export interface LabTab {
  name: string
  /** Tells a tab from the same one loaded anew. */
  key: string
  runtime: Runtime
  router: AppRouter
  network: SwitchableNetwork
  /** Carries the theme and the portals; it stands in the tab's own document. */
  root: HTMLElement
  /** Loads its code under React's StrictMode, which mounts everything twice. */
  strict: boolean
}

export interface LabTabOptions {
  name: string
  path: string
  backstage: Backstage
  area: StorageArea
  transport: Transport
  network: SwitchableNetwork
  strict?: boolean
}

let opened = 0

/** Opens a copy of the app over the lab's storage and backend. Media queries ask the tab's own window. */
export function openLabTab(options: LabTabOptions): LabTab {
  const { name, path, backstage, area, transport, network, strict = false } = options
  const root = document.createElement('div')
  const portalContainer = document.createElement('div')
  root.append(portalContainer)
  const listOf = (query: string) => (root.ownerDocument.defaultView ?? window).matchMedia(query)
  const runtime = createRuntime({
    ports: {
      ...createStagePorts({
        now: () => backstage.clock.now(),
        storage: area.openTab(),
        themeRoot: root,
        portalContainer,
      }),
      network,
      viewport: {
        matches: (query) => listOf(query).matches,
        subscribe(query, listener) {
          const list = listOf(query)
          list.addEventListener('change', listener)
          return () => list.removeEventListener('change', listener)
        },
      },
    },
    transport,
    settings: { ...DEFAULT_SETTINGS, extensions: extensionsOf(backstage.scenario()) },
    demo: { LoginHelp: DemoAccounts },
  })
  opened += 1
  const router = memoryRouter(path)
  return { name, key: `${name} ${opened}`, runtime, router, network, root, strict }
}
