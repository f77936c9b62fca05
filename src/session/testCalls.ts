import { createStorageArea } from '@mocks/ports/memoryStorage'
import { createNetwork } from '@mocks/ports/stagePorts'
import type { RefreshAnswer } from '@/lib/refreshAnswer'
import type { Transport } from '@/lib/transport'
import { authorise } from './authorise'
import type { AuthCalls } from './calls'
import { createSession } from './createSession'
import { readStored, writeStored, writeTokens } from './storedSession'

const maya = { id: 'maya', fullName: 'Maya Okafor', email: 'maya@harborcafe.example', isAdmin: false }
const stored = (accessToken: string) => ({
  accessToken,
  refreshToken: `refresh of ${accessToken}`,
  user: maya,
})

/** Two tabs over one storage, whose refreshes the test answers by hand and whose other calls `send` answers. */
export function createSessionByHand(send: Transport = async () => new Response()) {
  const area = createStorageArea()
  const hand = area.openTab()
  const network = createNetwork()
  /** Each refresh that was asked for; `fail` is for where the code that asks does not come. */
  const asked: { token: string; answer: (answer: RefreshAnswer) => void; fail: (why: Error) => void }[] = []
  const refresh = (token: string) =>
    new Promise<RefreshAnswer>((answer, fail) => {
      asked.push({ token, answer, fail })
    })
  const calls: AuthCalls = {
    logIn: async ({ password }) => ({
      accessToken: password,
      refreshToken: `refresh of ${password}`,
      user: maya,
    }),
    register: () => Promise.reject(new Error('Nobody registers here.')),
    logOut: async () => {},
    refreshAtStartup: refresh,
    refreshOnUnauthorized: refresh,
  }
  const openTab = () => {
    const session = createSession({ storage: area.openTab(), network, calls })
    return { session, send: authorise(send, session) }
  }
  writeStored(hand, { ...stored('first'), refreshToken: null })
  return {
    asked,
    network,
    openTab,
    /** Signs in as a former visit left it, without a startup refresh, then adds the refresh token. */
    async openSignedIn() {
      const tab = openTab()
      await tab.session.start()
      writeStored(hand, stored('first'))
      await settle()
      return tab
    },
    /** Writes what a refresh in another tab brings. */
    write: (accessToken: string) => writeTokens(hand, accessToken, `refresh of ${accessToken}`),
    now: () => readStored(hand),
  }
}

/** Lets storage events and answers arrive. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
}
