import { createStorageArea } from '@mocks/ports/memoryStorage'
import { createNetwork } from '@mocks/ports/stagePorts'
import type { Transport } from '@/lib/transport'
import { authorise } from './authorise'
import type { AuthCalls, RefreshAnswer } from './calls'
import { createSession, type Session } from './createSession'
import { STORAGE_KEYS } from './storedSession'

export type Person = 'maya' | 'jonah'

/** Lets an answer wait for its turn, which the test decides. */
type Turn = (label: string) => Promise<unknown>

interface ModelTab {
  session: Session
  /** Asks for the person's works; what came is judged at once. */
  ask(): Promise<void>
}

const userOf = (person: Person) => ({
  id: person,
  fullName: person,
  email: `${person}@example.com`,
  isAdmin: false,
})

/**
 * Tabs of one browser over a server that knows only tokens, for the property test: every answer waits for a
 * turn, and each rule that must always hold is checked where it could break.
 */
export function createSessionModel(turn: Turn) {
  const area = createStorageArea()
  const network = createNetwork()
  const access = new Map<string, { owner: Person; alive: boolean }>()
  const broken: string[] = []
  let tokens = 0
  let refreshes = 0
  let refreshesInFlight = 0
  let refuses = false

  const issue = (owner: Person) => {
    tokens += 1
    access.set(`${owner}-${tokens}`, { owner, alive: true })
    return `${owner}-${tokens}`
  }
  const mustBe = (holds: boolean, rule: string) => {
    if (!holds) broken.push(rule)
  }

  async function refresh(refreshToken: string): Promise<RefreshAnswer> {
    refreshes += 1
    refreshesInFlight += 1
    mustBe(refreshesInFlight === 1, 'two refreshes in flight')
    await turn('refresh')
    refreshesInFlight -= 1
    if (!network.online()) return { kind: 'unreachable' }
    if (refuses) return { kind: 'refused' }
    return { kind: 'fresh', accessToken: issue(refreshToken.replace('refresh-', '') as Person) }
  }

  function openTab(): ModelTab {
    const knownDead = new Set<string>()
    let sends = 0
    const transport: Transport = async (request) => {
      const token = request.headers.get('Authorization')?.replace('Bearer ', '') ?? null
      sends += 1
      mustBe(token === null || !knownDead.has(token), 'a request with a token known to be dead')
      await turn('call')
      if (!network.online()) throw new TypeError('Failed to fetch')
      const known = token ? access.get(token) : undefined
      if (known?.alive) return new Response(known.owner)
      if (token) knownDead.add(token)
      return new Response(null, { status: 401 })
    }
    const calls: AuthCalls = {
      async logIn({ email }) {
        await turn('sign in')
        const person = email.split('@')[0] as Person
        return { accessToken: issue(person), refreshToken: `refresh-${person}`, user: userOf(person) }
      },
      register: () => Promise.reject(new Error('Nobody registers here.')),
      logOut: async () => {
        await turn('logout')
      },
      refreshAtStartup: refresh,
      refreshOnUnauthorized: refresh,
    }
    const session = createSession({ storage: area.openTab(), network, calls })
    const send = authorise(transport, session)
    return {
      session,
      async ask() {
        const before = sends
        const response = await send(new Request('http://api.test/api/v1/work/client/me')).catch(() => null)
        mustBe(sends - before < 1_000, 'a loop')
        if (response?.status !== 200) return
        const owner = await response.text()
        mustBe(session.store.getState().user?.id === owner, "another person's data")
      },
    }
  }

  return {
    openTab,
    network,
    broken,
    refreshes: () => refreshes,
    refuse: (next: boolean) => {
      refuses = next
    },
    expire() {
      for (const token of access.values()) token.alive = false
    },
    clearStorage: () => area.clear(),
    storedToken: () => area.entries()[STORAGE_KEYS.token] ?? null,
    storedUser: () => area.entries()[STORAGE_KEYS.user] ?? null,
  }
}
