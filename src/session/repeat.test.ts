import { describe, expect, it } from 'vitest'
import type { TransportOptions } from '@/lib/transport'
import { createSessionByHand, settle } from './testCalls'

const URL_OF = (path: string) => `http://api.test/api/v1${path}`

/** A server that knows one living token and writes down what comes. */
function createServer() {
  const came: { token: string | null; body: string; options: TransportOptions | undefined }[] = []
  let living = 'first'
  return {
    came,
    tokens: () => came.map(({ token }) => token),
    accept: (token: string) => {
      living = token
    },
    async send(request: Request, options?: TransportOptions) {
      const token = request.headers.get('Authorization')?.replace('Bearer ', '') ?? null
      came.push({ token, body: await request.text(), options })
      return new Response(null, { status: token === living ? 200 : 401 })
    },
  }
}

const answered = async (server = createServer()) => {
  const world = createSessionByHand(server.send)
  const tab = await world.openSignedIn()
  return { server, world, ...tab }
}

describe('the repeated call (spec section 8, Auth)', () => {
  it('sends a form with its files again, byte for byte, and reports its progress', async () => {
    const { server, world, send } = await answered()
    server.accept('second')
    const form = new FormData()
    form.append('files', new File(['ink on paper'], 'round_1.png', { type: 'image/png' }))
    form.append('files', new File(['ink on film'], 'round_1.mp4', { type: 'video/mp4' }))
    const options = { onUploadProgress: () => {} }
    const uploading = send(new Request(URL_OF('/uploads'), { method: 'POST', body: form }), options)
    await expect.poll(() => world.asked).toHaveLength(1)
    world.asked[0]?.answer({ kind: 'fresh', accessToken: 'second' })

    expect((await uploading).status).toBe(200)
    expect(server.tokens()).toEqual(['first', 'second'])
    const [first, second] = server.came
    expect(first?.body).toMatch(/name="files"; filename="round_1\.png"[\s\S]*ink on paper[\s\S]*ink on film/)
    expect(second?.body).toBe(first?.body)
    expect(server.came.map((call) => call.options)).toEqual([options, options])
  })

  it('ends at a second 401; the token counts as dead, so that the next call refreshes first', async () => {
    const { server, world, send, session } = await answered()
    server.accept('third')
    const ask = () => send(new Request(URL_OF('/cart')))
    const asking = ask()
    await expect.poll(() => world.asked).toHaveLength(1)
    world.asked[0]?.answer({ kind: 'fresh', accessToken: 'second' })
    expect((await asking).status).toBe(401)
    expect(server.tokens()).toEqual(['first', 'second'])
    expect(session.store.getState().phase).toBe('signedIn')

    const next = ask()
    await expect.poll(() => world.asked).toHaveLength(2)
    expect(server.came).toHaveLength(2)
    world.asked[1]?.answer({ kind: 'fresh', accessToken: 'third' })
    expect((await next).status).toBe(200)
    expect(server.tokens()).toEqual(['first', 'second', 'third'])
  })

  it('takes no token that was refused while its own 401 was on its way', async () => {
    let release = () => {}
    const slow = new Promise<void>((resolve) => {
      release = resolve
    })
    const server = createServer()
    server.accept('third')
    const { world, send } = await answered({
      ...server,
      send: async (request, options) => {
        const response = await server.send(request, options)
        if (request.url.endsWith('/favorites') && server.came.length === 1) await slow
        return response
      },
    })
    const late = send(new Request(URL_OF('/favorites')))
    await expect.poll(() => server.came).toHaveLength(1)
    const asking = send(new Request(URL_OF('/cart')))
    await expect.poll(() => world.asked).toHaveLength(1)
    world.asked[0]?.answer({ kind: 'fresh', accessToken: 'second' })
    expect((await asking).status).toBe(401)

    release()
    await expect.poll(() => world.asked).toHaveLength(2)
    world.asked[1]?.answer({ kind: 'fresh', accessToken: 'third' })
    expect((await late).status).toBe(200)
    expect(server.tokens()).toEqual(['first', 'first', 'second', 'third'])
  })

  it('goes out once, and asks for one refresh, where every token is refused', async () => {
    const { server, world, send } = await answered()
    server.accept('none of them')
    for (const round of [1, 2, 3]) {
      const asking = send(new Request(URL_OF('/cart')))
      await expect.poll(() => world.asked).toHaveLength(round)
      world.asked[round - 1]?.answer({ kind: 'fresh', accessToken: `token ${round}` })
      expect((await asking).status).toBe(401)
    }
    await settle()
    expect(world.asked).toHaveLength(3)
    expect(server.came).toHaveLength(4)
  })
})
