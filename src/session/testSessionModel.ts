import { createStorageArea } from '@mocks/ports/memoryStorage'
import { createNetwork } from '@mocks/ports/stagePorts'
import type { RefreshAnswer } from '@/lib/refreshAnswer'
import type { Transport } from '@/lib/transport'
import { authorise } from './authorise'
import type { AuthCalls } from './calls'
import { createSession, type Session } from './createSession'
import { STORAGE_KEYS } from './storedSession'

export type Person = 'maya' | 'jonah'

/** Lets an answer wait for its turn, which the test decides. */
type Turn = (label: string) => Promise<unknown>

interface ModelTab {
  session: Session
  logOut(): void
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
 * Tabs of one browser over a server that knows only tokens, for the property test: every answer, and every word of
 * what another tab wrote, waits for a turn, and each rule that must always hold is checked where it could break.
 */
export function createSessionModel(turn: Turn) {
  const area = createStorageArea({}, (deliver) => void turn('storage event').then(deliver))
  const network = createNetwork()
  const access = new Map<string, { owner: Person; visit: number; alive: boolean }>()
  /** Visits, from a sign-in on, that were logged out or cleared away: they must not come back. */
  const over = new Set<number>()
  const broken: string[] = []
  let visits = 0
  let asks = 0
  let refreshes = 0
  let refreshesInFlight = 0
  let refuses = false

  const issue = (owner: Person, visit: number) => {
    const token = `${owner}-${access.size + 1}`
    access.set(token, { owner, visit, alive: true })
    return token
  }
  const stored = (key: string) => area.entries()[key] ?? null
  const end = (token: string | null) => {
    const visit = access.get(token ?? '')?.visit
    if (visit !== undefined) over.add(visit)
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
    const [, person, visit] = refreshToken.split('-')
    return { kind: 'fresh', accessToken: issue(person as Person, Number(visit)) }
  }

  function openTab(): ModelTab {
    const knownDead = new Set<string>()
    /**
     * Calls that went out with another person's token: a refresh ended just as that person signed in, in a tab that had
     * not heard of it yet. It takes the token back when it does; until then nobody can know better.
     */
    const strays = new Set<string>()
    /** How often each call went out, by the number in its address. */
    const sends = new Map<string, number>()
    const transport: Transport = async (request) => {
      const token = request.headers.get('Authorization')?.replace('Bearer ', '') ?? null
      if (access.get(token ?? '')?.owner !== session.store.getState().user?.id) strays.add(request.url)
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
        visits += 1
        return {
          accessToken: issue(person, visits),
          refreshToken: `refresh-${person}-${visits}`,
          user: userOf(person),
        }
      },
      register: () => Promise.reject(new Error('Nobody registers here.')),
      logOut: async () => {
        await turn('logout')
      },
      refreshAtStartup: refresh,
      refreshOnUnauthorized: refresh,
    }
    const storage = area.openTab()
    const session = createSession({ storage, network, calls })
    const send = authorise(transport, session)
    return {
      session,
      logOut() {
        // There is no button for who is signed out.
        if (session.store.getState().phase === 'signedOut') return
        end(storage.get(STORAGE_KEYS.token))
        session.logOut()
        // Judged at once, not only when all is quiet.
        const left = Object.values(STORAGE_KEYS).filter((key) => storage.get(key) !== null)
        mustBe(left.length === 0, `after a logout, in storage: ${left.join(', ')}`)
      },
      async ask() {
        asks += 1
        const request = new Request(`http://api.test/api/v1/work/client/me?ask=${asks}`)
        const response = await send(request).catch(() => null)
        if (response?.status !== 200) return
        const owner = await response.text()
        const own = session.store.getState().user?.id === owner || strays.has(request.url)
        mustBe(own, "another person's data")
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
    clearStorage() {
      end(stored(STORAGE_KEYS.token))
      area.clear()
    },
    /** What must hold when every answer and every event has come. */
    judge(tabs: readonly ModelTab[]) {
      const [token, refreshToken, user] = Object.values(STORAGE_KEYS).map(stored)
      const visit = access.get(token ?? '')?.visit
      mustBe(visit === undefined || !over.has(visit), 'a session that was logged out stands in storage')
      mustBe(!token || Boolean(user), `a token without its person in storage: ${token}, ${refreshToken}`)
      const person = token ? access.get(token)?.owner : undefined
      for (const { session } of tabs) {
        const { phase, user } = session.store.getState()
        if (phase !== 'restoring')
          mustBe(user?.id === person, 'a tab that shows somebody else than storage does')
      }
      if (token || !(user || refreshToken)) return
      // What two tabs that wrote at once left behind is no session, and the next page that opens takes it away.
      const next = openTab().session
      void next.start()
      mustBe(next.store.getState().phase === 'signedOut', 'a page that takes parts for a session')
      const left = Object.values(STORAGE_KEYS).filter((key) => stored(key) !== null)
      mustBe(left.length === 0, `after another page has opened, in storage: ${left.join(', ')}`)
      next.dispose()
    },
  }
}
