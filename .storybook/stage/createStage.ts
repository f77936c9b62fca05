import { type Backstage, createBackstage } from '@mocks/backstage'
import { extensionsOf } from '@mocks/extensions'
import { createStorageArea, type StorageArea } from '@mocks/ports/memoryStorage'
import { createStagePorts, type StagePorts } from '@mocks/ports/stagePorts'
import { type Scenario, scenarioOf } from '@mocks/scenario'
import { createRuntime, type Runtime } from '@/runtime/createRuntime'
import { DEFAULT_SETTINGS } from '@/runtime/settings'
import { THEME_KEY } from '@/runtime/theme'
import { STORAGE_KEYS } from '@/session/storedSession'
import { createDoor, type Door } from './door'

/** One story's world: its own runtime over its own faked backend. Nothing is shared with any other story. */
export interface Stage {
  runtime: Runtime
  backstage: Backstage
  /** Closed by hand, it keeps every call from the backend. */
  door: Door
  ports: StagePorts
  /** What all "tabs" of this story share. */
  area: StorageArea
  /** Carries data-theme and holds everything that the story draws, portals included. */
  root: HTMLElement
  /** Opens another tab of the same person: a second runtime over the same storage and backend. */
  openTab(): Runtime
  dispose(): void
}

export interface StageOptions {
  scenario: Partial<Scenario>
  theme: 'light' | 'dark'
  /** `restored`: the session stands at once. `cold`: it is restored by the app, with the startup call. */
  start: 'restored' | 'cold'
}

/** Makes a stage: signs the scenario's person in, and hands out everything that `play` wants to look at. */
export function createStage({ scenario: parts, theme, start }: StageOptions): Stage {
  const scenario = scenarioOf(parts)
  const backstage = createBackstage({ scenario })
  const door = createDoor(backstage.transport, () => backstage.scenario().latency)
  const area = createStorageArea({ [THEME_KEY]: theme })
  const root = document.createElement('div')
  const portalContainer = document.createElement('div')

  const openTab = () => {
    const ports = createStagePorts({
      now: () => backstage.clock.now(),
      storage: area.openTab(),
      themeRoot: root,
      portalContainer,
    })
    ports.network.set(!scenario.offline)
    const runtime = createRuntime({
      ports,
      transport: door.transport,
      settings: { ...DEFAULT_SETTINGS, extensions: extensionsOf(scenario) },
    })
    return { runtime, ports }
  }

  const keys = area.openTab()
  let refreshToken: string | null = null
  if (scenario.role !== 'visitor') {
    const session = backstage.sessionFor(scenario.role, scenario.person)
    keys.set(STORAGE_KEYS.token, session.accessToken)
    keys.set(STORAGE_KEYS.user, JSON.stringify(session.user))
    refreshToken = session.refreshToken
  }
  if (refreshToken && start === 'cold') keys.set(STORAGE_KEYS.refreshToken, refreshToken)

  const { runtime, ports } = openTab()
  if (start === 'restored') {
    // Without a refresh token the startup asks nothing and is over at once; it is added when that is done.
    void runtime.session.start()
    if (refreshToken) keys.set(STORAGE_KEYS.refreshToken, refreshToken)
  }
  root.append(portalContainer)
  const tabs: Runtime[] = [runtime]
  return {
    runtime,
    backstage,
    door,
    ports,
    area,
    root,
    openTab() {
      const tab = openTab().runtime
      tabs.push(tab)
      return tab
    },
    dispose() {
      for (const tab of tabs) tab.dispose()
      backstage.dispose()
    },
  }
}
