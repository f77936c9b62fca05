import { createBackstage, type DemoRole } from '@mocks/backstage'
import { createStorageArea } from '@mocks/ports/memoryStorage'
import { createStagePorts, type StagePorts } from '@mocks/ports/stagePorts'
import type { Outcomes } from '@mocks/scenario'
import { createRuntime, type Runtime } from '@/runtime/createRuntime'
import { DEFAULT_SETTINGS } from '@/runtime/settings'
import { STORAGE_KEYS } from './storedSession'

/** One tab of a test: a runtime and the ports it stands on. */
export interface TestTab {
  runtime: Runtime
  ports: StagePorts
  /** Asks for the client's works in the session's name; resolves with the status. */
  ask(): Promise<number>
}

/** A faked backend, a storage, and as many tabs over it as a test opens. */
export function createTestSession(outcomes: Outcomes = {}) {
  const backstage = createBackstage({ scenario: { outcomes } })
  const area = createStorageArea()
  const hand = area.openTab()

  /** Writes a session as a former visit left it. */
  const store = (role: DemoRole, { refreshToken = true } = {}) => {
    const session = backstage.sessionFor(role)
    hand.set(STORAGE_KEYS.user, JSON.stringify(session.user))
    if (refreshToken) hand.set(STORAGE_KEYS.refreshToken, session.refreshToken)
    hand.set(STORAGE_KEYS.token, session.accessToken)
    return session
  }

  const openTab = (): TestTab => {
    const ports = createStagePorts({
      now: () => backstage.clock.now(),
      storage: area.openTab(),
      themeRoot: { dataset: {} } as HTMLElement,
      portalContainer: null,
    })
    const runtime = createRuntime({
      ports,
      transport: backstage.transport,
      settings: DEFAULT_SETTINGS,
    })
    const ask = async () =>
      (
        await (
          await runtime.api()
        ).send(new Request(`${runtime.apiUrl}/work/client/me?status=awaiting_approval`))
      ).status
    return { runtime, ports, ask }
  }

  return {
    backstage,
    area,
    store,
    openTab,
    /** The operations asked for so far, in order. */
    asked: () => backstage.calls.list().map(({ operationId }) => operationId),
    keys: () => Object.keys(area.entries()).filter((key) => key.startsWith('app_')),
  }
}
