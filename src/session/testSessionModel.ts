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
  let asks = 0
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
    /** How often each call went out, by the number in its address. */
    const sends = new Map<string, number>()
    const transport: Transport = async (request) => {
      const token = request.headers.get('Authorization')?.replace('Bearer ', '') ?? null
      const times = (sends.get(request.url) ?? 0) + 1
      sends.set(request.url, times)
      mustBe(times <= 2, 'a loop: a call that went out more than twice')
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
        asks += 1
        const request = new Request(`http://api.test/api/v1/work/client/me?ask=${asks}`)
        const response = await send(request).catch(() => null)
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
    /** Judged at the moment that a logout was asked for, not only when all is quiet. */
    noteLogout() {
      const left = Object.values(STORAGE_KEYS).filter((key) => area.entries()[key] !== undefined)
      mustBe(left.length === 0, `after a logout, in storage: ${left.join(', ')}`)
    },
  }
}
