import { type RunningServer, startServer } from '@mocks/server/server'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type Spoil, startProxy } from './testProxy'

type Proxy = Awaited<ReturnType<typeof startProxy>>

/** A backend for tests: on any free port, with nothing kept. */
export const OPTIONS = { port: 0, host: '127.0.0.1', scenario: {}, persist: null, tokenTtlSeconds: null }

const UNSPOILT: Spoil = () => null

/** The faked backend over HTTP for the tests of one file, behind a proxy that spoils answers as each test says. */
export function proxiedBackend() {
  let backend: RunningServer
  let proxy: Proxy
  const bed = {
    /** How answers are spoilt; each test begins with none. */
    spoil: UNSPOILT,
    /** Where the proxy is. */
    get origin() {
      return proxy.origin
    },
    get asked() {
      return proxy.asked
    },
    get announced() {
      return proxy.announced
    },
    /** Where the backend itself is. */
    get backend() {
      return backend.origin
    },
  }
  beforeAll(async () => {
    backend = await startServer(OPTIONS, { onBreach: () => {} })
    proxy = await startProxy(backend.origin, () => bed.spoil)
  })
  afterAll(async () => {
    proxy.close()
    await backend.close()
  })
  beforeEach(() => {
    bed.spoil = UNSPOILT
    proxy.asked.length = 0
    proxy.announced.length = 0
  })
  return bed
}
