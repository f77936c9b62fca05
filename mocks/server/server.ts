import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname } from 'node:path'
import { type Backstage, createBackstage } from '../backstage'
import type { StoreMaker, TableStore } from '../tableStore'
import { lockFile } from './fileLock'
import { assetsBeside, createFileStore, makeFolder, unkept } from './fileStore'
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

interface FileOfTables {
  make: StoreMaker
  /** Takes it for this server, loads it and writes it once. */
  once(): Promise<void>
  giveBack(): void
}

/** Tables in a file: one that cannot be written, or that is another's, is told of before anybody is answered. */
function inFile(path: string, note: (text: string) => void): FileOfTables {
  const make = createFileStore(path, note)
  let store: TableStore | null = null
  let giveBack = () => {}
  return {
    make: (...over) => {
      store = make(...over)
      return store
    },
    async once() {
      try {
        await makeFolder(dirname(path))
        giveBack = await lockFile(path)
        await store?.run(() => {})
      } catch (error) {
        throw unkept(path, error)
      }
    },
    giveBack: () => giveBack(),
  }
}

/** Where a server that listens can be reached. */
function originOf(server: Server, options: ServerOptions): string {
  // A wildcard address is no place that a browser can go to.
  const host = ['0.0.0.0', '::'].includes(options.host) ? 'localhost' : options.host
  return `http://${host.includes(':') ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`
}

/**
 * Starts a faked backend that listens for HTTP; rejects with EADDRINUSE when the port is taken, and with UnkeptFile when
 * its data cannot be kept.
 */
export async function startServer(options: ServerOptions, hooks: ServerHooks = {}): Promise<RunningServer> {
  let origin = ''
  const { persist, tokenTtlSeconds } = options
  const assets = persist
    ? createFolderAssets(assetsBeside(persist), () => origin)
    : createMemoryAssets(() => origin)
  const file = persist ? inFile(persist, hooks.note ?? console.warn) : null
  const backstage = createBackstage({
    scenario: options.scenario,
    assets,
    ...(file ? { store: file.make } : {}),
    ...(tokenTtlSeconds === null ? {} : { tokenTtlSeconds }),
    ...(hooks.onBreach ? { onBreach: hooks.onBreach } : {}),
  })
  const answer = createListener(backstage, assets)
  const server = createServer((incoming, outgoing) => {
    // A call that comes while the data are loaded waits for them; where they cannot be, it is cut off.
    void ready.then(
      () => answer(incoming, outgoing),
      () => {},
    )
  })
  const close = async () => {
    await new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
    file?.giveBack()
  }
  const start = async () => {
    // The port first: who holds it may keep its data in the same file.
    await listening(server, options)
    origin = originOf(server, options)
    await file?.once()
  }
  const ready = start()
  try {
    await ready
  } catch (error) {
    await close()
    throw error
  }
  return { origin, backstage, close }
}
