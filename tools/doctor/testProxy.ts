import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a test does to an answer on its way; what it leaves out stays. */
export interface Spoiled {
  status?: number
  type?: string
  body?: string
  /** Headers that are taken away. */
  without?: string[]
  /** Headers that say something else. */
  headers?: Record<string, string>
}

export type Spoil = (path: string, method: string, body: string) => Spoiled | null

/**
 * A server in front of another one that spoils its answers. `asked` notes every request as `METHOD path`, `announced`
 * what every preflight is about as `METHOD path headers`.
 */
export async function startProxy(target: string, spoil: () => Spoil) {
  const asked: string[] = []
  const announced: string[] = []
  const server = createServer(async (incoming, outgoing) => {
    const path = incoming.url ?? '/'
    const method = incoming.method ?? 'GET'
    asked.push(`${method} ${path.replace(/\?.*/, '')}`)
    const about = incoming.headers['access-control-request-method']
    if (about) announced.push(`${about} ${path} ${incoming.headers['access-control-request-headers'] ?? ''}`)
    const sent: Buffer[] = []
    for await (const chunk of incoming) sent.push(chunk as Buffer)
    const headers = new Headers()
    for (const name of ['origin', 'authorization', 'content-type', 'access-control-request-method'])
      if (typeof incoming.headers[name] === 'string') headers.set(name, incoming.headers[name])
    const answer = await fetch(target + path, {
      method,
      headers,
      ...(sent.length > 0 ? { body: Buffer.concat(sent) } : {}),
    })
    const text = await answer.text()
    const { status, type, body, without = [], headers: other = {} } = spoil()(path, method, text) ?? {}
    const kept = new Headers(answer.headers)
    for (const name of [...without, 'content-length', 'content-encoding', 'connection']) kept.delete(name)
    for (const [name, value] of Object.entries(other)) kept.set(name, value)
    if (type !== undefined) kept.set('content-type', type)
    outgoing.writeHead(status ?? answer.status, Object.fromEntries(kept))
    outgoing.end(body ?? text)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', () => ready()))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    announced,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
