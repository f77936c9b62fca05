import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Backstage, createBackstage } from '../backstage'
import type { StoreMaker, TableStore } from '../tableStore'
import { createFileStore, unkept } from './fileStore'
import { createListener } from './listener'
import type { ServerOptions } from './options'
import { createFolderAssets, createMemoryAssets } from './serverAssets'

export interface RunningServer {
  /** Where it can be reached, such as http://localhost:4000. */
  origin: string
  backstage: Backstage
  /** Cuts every connection and stops. */
  close(): Promise<void>
}

export interface ServerHooks {
  /** Told of data that could not be used again. */
  note?: (text: string) => void
  onBreach?: (error: Error) => void
}

function listening(server: Server, { port, host }: ServerOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

/** A store, and what loads and writes it once: a file that cannot be written is told of before anybody calls. */
function tried(make: StoreMaker): { make: StoreMaker; once: () => Promise<void> } {
  let store: TableStore | null = null
  return {
    make: (...over) => {
      store = make(...over)
      return store
    },
    once: async () => store?.run(() => {}),
  }
}

/**
 * Starts a faked backend that listens for HTTP; rejects with EADDRINUSE when the port is taken, and with UnkeptFile when
 * its data cannot be kept.
 */
export async function startServer(options: ServerOptions, hooks: ServerHooks = {}): Promise<RunningServer> {
  let origin = ''
  const { persist, tokenTtlSeconds } = options
  const assets = persist
    ? createFolderAssets(`${persist}.assets`, () => origin)
    : createMemoryAssets(() => origin)
  const file = persist ? tried(createFileStore(persist, hooks.note ?? console.warn)) : null
  const backstage = createBackstage({
    scenario: options.scenario,
    assets,
    ...(file ? { store: file.make } : {}),
    ...(tokenTtlSeconds === null ? {} : { tokenTtlSeconds }),
    ...(hooks.onBreach ? { onBreach: hooks.onBreach } : {}),
  })
  if (persist)
    await file?.once().catch((error) => {
      throw unkept(persist, error)
    })
  const server = createServer(createListener(backstage, assets))
  await listening(server, options)
  // A wildcard address is no place that a browser can go to.
  const host = ['0.0.0.0', '::'].includes(options.host) ? 'localhost' : options.host
  origin = `http://${host.includes(':') ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`
  return {
    origin,
    backstage,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
