import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { form, image } from '../contract/testing/samples'
import { MAX_REQUEST_BYTES } from './readBody'
import { type RunningServer, startServer } from './server'

const OPTIONS = { port: 0, host: '127.0.0.1', scenario: {}, persist: null, tokenTtlSeconds: null }
const breaches: Error[] = []
let server: RunningServer

beforeAll(async () => {
  server = await startServer(OPTIONS, { onBreach: (error) => breaches.push(error) })
})
afterAll(() => server.close())
beforeEach(async () => {
  breaches.length = 0
  await post('/__mock/reset')
})

const api = (path: string, init?: RequestInit) => fetch(`${server.origin}/api/v1${path}`, init)
const post = (path: string, body?: unknown) =>
  fetch(server.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

async function adminToken(): Promise<string> {
  const credentials = { email: 'noor@overprint.example', password: 'Overprint-2026!', requireRole: 'admin' }
  const { accessToken } = (await (await post('/api/v1/auth/login', credentials)).json()) as {
    accessToken: string
  }
  return accessToken
}

async function upload(...files: File[]): Promise<string[]> {
  const authorization = `Bearer ${await adminToken()}`
  const response = await api('/uploads', { method: 'POST', body: form(...files), headers: { authorization } })
  const { assets } = (await response.json()) as { assets: { url: string }[] }
  return assets.map(({ url }) => url)
}

describe('CORS', () => {
  it('answers a preflight from any origin', async () => {
    const response = await api('/products', {
      method: 'OPTIONS',
      headers: { origin: 'http://site.example', 'access-control-request-method': 'POST' },
    })
    expect(response.status).toBe(204)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': 'http://site.example',
      'access-control-allow-methods': 'GET, POST, HEAD, OPTIONS',
      'access-control-allow-headers': 'Authorization, Content-Type, Range',
      'access-control-max-age': '600',
      vary: 'Origin',
    })
  })

  it('reflects the origin on every answer, errors too', async () => {
    for (const path of ['/cart', '/nope']) {
      const response = await api(path, { headers: { origin: 'http://site.example' } })
      expect(response.headers.get('access-control-allow-origin')).toBe('http://site.example')
    }
  })
})

describe('media', () => {
  it('are served under an absolute URL with their type', async () => {
    const [url = ''] = await upload(image('Café – Entwurf 测试.png'))
    expect(url).toBe(`${server.origin}/api/v1/media/asset_1`)
    const response = await fetch(url)
    expect([
      response.status,
      response.headers.get('content-type'),
      response.headers.get('accept-ranges'),
    ]).toEqual([200, 'image/png', 'bytes'])
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array([137, 80, 78, 71]))
  })

  it.each([
    ['bytes=0-1', 206, 'bytes 0-1/10', '01'],
    ['bytes=8-', 206, 'bytes 8-9/10', '89'],
    ['bytes=-3', 206, 'bytes 7-9/10', '789'],
    ['bytes=4-400', 206, 'bytes 4-9/10', '456789'],
    ['bytes=10-', 416, 'bytes */10', ''],
    ['lines=1-2', 200, null, '0123456789'],
  ])('answer the range %s', async (range, status, contentRange, text) => {
    const [url = ''] = await upload(new File(['0123456789'], 'film.mp4', { type: 'video/mp4' }))
    const response = await fetch(url, { headers: { range } })
    expect([response.status, response.headers.get('content-range'), await response.text()]).toEqual([
      status,
      contentRange,
      text,
    ])
  })

  it('of the seed are there for a site from another origin', async () => {
    const at = async (path: string) => {
      const response = await fetch(server.origin + path)
      return [response.status, response.headers.get('content-type')]
    }
    expect(await at('/media/harbor-cafe.svg')).toEqual([200, 'image/svg+xml'])
    expect(await at('/media/covers/harbor-cafe-cups.svg')).toEqual([200, 'image/svg+xml'])
    expect(await at('/media/menu-loop.mp4')).toEqual([200, 'video/mp4'])
    for (const path of [
      '/media/none.svg',
      '/media/..%2Fconfig.js',
      '/media/../config.js',
      '/media/work/../../config.js',
    ])
      expect((await at(path))[0], path).toBe(404)
  })

  it('are not found under another id', async () => {
    for (const id of ['asset_99', '..%2Fsecret']) expect((await api(`/media/${id}`)).status).toBe(404)
  })
})

describe('what is no call of the contract', () => {
  it('is JSON with 404, 405 or 400', async () => {
    const nope = await api('/nope')
    expect([nope.status, await nope.json()]).toEqual([404, { message: 'There is no /api/v1/nope.' }])
    const deleted = await api('/products', { method: 'DELETE' })
    expect([deleted.status, deleted.headers.get('allow')]).toEqual([405, 'GET, POST'])
    const wrong = await post('/api/v1/auth/login', { email: 'maya@harborcafe.example' })
    expect([wrong.status, await wrong.json()]).toEqual([
      400,
      expect.objectContaining({
        code: 'CONTRACT_BREACH',
        message: expect.stringContaining('/body/password'),
      }),
    ])
    expect(breaches).toHaveLength(1)
  })

  it('is refused when it is too large, told beforehand or not', async () => {
    const statusOf = (headers: Record<string, string>, bytes: number) =>
      new Promise((resolve, reject) => {
        const sent = httpRequest(
          `${server.origin}/api/v1/uploads`,
          { method: 'POST', headers },
          (response) => {
            response.setEncoding('utf8')
            let text = ''
            response.on('data', (chunk: string) => {
              text += chunk
            })
            response.on('end', () => resolve([response.statusCode, JSON.parse(text)]))
          },
        )
        sent.on('error', reject)
        sent.end(Buffer.alloc(bytes))
      })
    const refused = [413, { message: 'The request is larger than 60 MB.' }]
    const bytes = MAX_REQUEST_BYTES + 1
    expect(await statusOf({ 'content-length': String(bytes) }, bytes)).toEqual(refused)
    expect(await statusOf({ 'transfer-encoding': 'chunked' }, bytes)).toEqual(refused)
  })
})

describe('a call', () => {
  it('of HEAD has the headers of GET and no body', async () => {
    const response = await api('/products', { method: 'HEAD' })
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      401,
      'application/json',
      '',
    ])
  })

  it('whose body cannot be read is told so in one sentence', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const response = await api('/uploads', { method: 'POST', headers, body: 'no form' })
    expect(response.status).toBe(400)
    expect(((await response.json()) as { message: string }).message).toMatch(
      /breaks the contract: \/body cannot be read: .*[^.]\.$/,
    )
  })

  it('that ends offline has no answer', async () => {
    await post('/__mock/scenario', { outcomes: { getCart: 'offline' } })
    await expect(api('/cart')).rejects.toThrow('fetch failed')
  })

  it('that the caller gives up is given up here too', async () => {
    await post('/__mock/scenario', { outcomes: { getCart: 'hold' } })
    const controller = new AbortController()
    const cart = api('/cart', { signal: controller.signal }).catch((error: Error) => error.name)
    await server.backstage.calls.when(({ status }) => status === 'held')
    controller.abort()
    expect(await cart).toBe('AbortError')
    await server.backstage.calls.when(({ status }) => status === 'aborted')
  })
})

describe('the control endpoints', () => {
  it('steer and show', async () => {
    const authorization = `Bearer ${await adminToken()}`
    await post('/__mock/scenario', { outcomes: { getCart: 'hold' } })
    const cart = api('/cart', { headers: { authorization } })
    await server.backstage.calls.when(({ status }) => status === 'held')
    expect(await (await post('/__mock/release', { operationId: 'getCart' })).json()).toEqual({ released: 1 })
    expect((await cart).status).toBe(200)
    expect((await post('/__mock/expire-tokens')).status).toBe(204)
    expect((await api('/favorites', { headers: { authorization } })).status).toBe(401)
    const calls = (await (await fetch(`${server.origin}/__mock/calls`)).json()) as { operationId: string }[]
    expect(calls.map(({ operationId }) => operationId)).toEqual(['logIn', 'getCart', 'listFavorites'])
    await post('/__mock/reset', { seed: 'empty' })
    expect(await (await fetch(`${server.origin}/__mock/scenario`)).json()).toMatchObject({ seed: 'empty' })
  })

  it('name themselves: at their own address, and where a command is unknown', async () => {
    const listed = async (path: string, init?: RequestInit) => {
      const response = await fetch(server.origin + path, init)
      const { commands } = (await response.json()) as { commands: Record<string, string> }
      return [response.status, commands]
    }
    const [status, commands] = await listed('/__mock/')
    expect(status).toBe(200)
    expect(commands).toMatchObject({ 'GET /__mock/': 'this list', 'POST /__mock/reset': expect.anything() })
    expect(await listed('/__mock')).toEqual([200, commands])
    expect(await listed('/__mock/nope')).toEqual([404, commands])
    expect(await listed('/__mock/reset')).toEqual([405, commands])
  })

  it('say what is wrong with a command', async () => {
    const told = async (path: string, body: unknown) => {
      const response = await post(`/__mock/${path}`, body)
      return [response.status, ((await response.json()) as { message: string }).message]
    }
    expect(await told('scenario', { latency: -1 })).toEqual([
      422,
      "A scenario's latency is a number of milliseconds.",
    ])
    expect(await told('scenario', { speed: 1 })).toEqual([422, 'A scenario has no speed.'])
    expect(await told('scenario', [])).toEqual([422, 'The body of a command is a JSON object.'])
    expect(await told('nope', {})).toEqual([404, 'There is no /__mock/nope.'])
    const unknown = [422, 'The contract knows no operation nope.']
    expect(await told('scenario', { outcomes: { nope: 500 } })).toEqual(unknown)
    expect(await told('release', { operationId: 'nope' })).toEqual(unknown)
  })
})

it('says when the port is taken', async () => {
  const port = Number(new URL(server.origin).port)
  await expect(startServer({ ...OPTIONS, port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
})
