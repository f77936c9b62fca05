import { expect, it, vi } from 'vitest'
import { form, image } from '../contract/testing/samples'
import { ask, NEW_PRODUCT, quietBackstage } from '../testing/ask'
import { memoryDatabase } from '../testing/memoryDatabase'
import { createTurns } from '../turns'
import { extraHandlers } from './extraHandlers'
import { createLock } from './lock'
import { createSharedAssets } from './sharedAssets'
import { createSharedStore, savedTables } from './sharedStore'

/** Several tabs of one origin. */
function origin() {
  const [tables, files] = [memoryDatabase(), memoryDatabase()]
  const lock = createTurns()
  const tab = (scenario = {}) =>
    quietBackstage({ scenario, store: createSharedStore(tables, lock), assets: createSharedAssets(files) })
  return { tables, files, tab }
}

const slugs = async (response: Response) =>
  ((await response.json()) as { products: { slug: string }[] }).products.map(({ slug }) => slug)

it('is one studio for all tabs, and after a reload', async () => {
  const { tab } = origin()
  const [one, two] = [tab(), tab()]
  const { accessToken: token } = await one.signIn('admin')
  await Promise.all(
    [one, two, one, two].map((each, index) =>
      ask(each, '/products', { token, json: { ...NEW_PRODUCT, slug: `poster-${index}` } }),
    ),
  )
  const reloaded = tab()
  expect((await slugs(await ask(reloaded, '/products?limit=4', { token }))).sort()).toEqual([
    'poster-0',
    'poster-1',
    'poster-2',
    'poster-3',
  ])
  await two.reset()
  expect(await slugs(await ask(one, '/products', { token }))).not.toContain('poster-0')
})

it('tells the other tabs of which data they are now', async () => {
  const { tab } = origin()
  const [one, two] = [tab(), tab()]
  await two.signIn('admin')
  const amount = vi.fn()
  two.subscribe(() => amount(two.scenario().seed))
  await one.setScenario({ seed: 'empty' })
  await ask(two, '/products')
  expect(amount.mock.calls).toEqual([['empty']])
  // What the tab itself chooses holds, although the tables of before are still there at first.
  await Promise.all([two.setScenario({ seed: 'huge' }), ask(two, '/products')])
  expect([two.scenario().seed, one.scenario().seed]).toEqual(['huge', 'empty'])
  await ask(one, '/products')
  expect(one.scenario().seed).toBe('huge')
})

it('goes on in one tab while another holds a call', async () => {
  const { tab } = origin()
  const [one, two] = [tab({ outcomes: { getCart: 'hold' } }), tab()]
  const { accessToken: token } = await one.signIn('client')
  const held = ask(one, '/cart', { token })
  await one.calls.when(({ status }) => status === 'held')
  expect((await ask(two, '/favorites', { token })).status).toBe(200)
  expect((await ask(one, '/favorites', { token })).status).toBe(200)
  one.release()
  expect((await held).status).toBe(200)
})

it('drops tables of another version', async () => {
  const { tables, tab } = origin()
  await tables.set('tables', { version: -1, seed: 'huge', tables: {} })
  expect((await savedTables(tables))?.seed ?? null).toBeNull()
  expect((await tab().signIn('admin')).user.email).toBe('noor@overprint.example')
  expect((await savedTables(tables))?.seed ?? null).toBe('typical')
})

it('cannot sign in at once where tables are not at hand', () => {
  expect(() => origin().tab().sessionFor('client')).toThrow('use signIn')
})

it('serves uploaded files in ranges, and says no to the rest of /api/', async () => {
  const { files, tab } = origin()
  const backstage = tab()
  const { accessToken: token } = await backstage.signIn('admin')
  const video = new File(['0123456789'], 'film.mp4', { type: 'video/mp4' })
  const uploaded = await ask(backstage, '/uploads', { token, form: form(image(), video) })
  const { assets } = (await uploaded.json()) as { assets: { url: string }[] }
  expect(assets).toEqual(
    [1, 2].map((at) => ({ url: expect.stringMatching(`^/api/v1/media/asset_${at}--\\d+$`) })),
  )

  const [media, rest] = extraHandlers(backstage, createSharedAssets(files))
  const run = async (handler: typeof media, request: Request) =>
    (await handler?.run({ request, requestId: 'one' }))?.response
  const url = `http://site.example${assets[1]?.url}`
  const part = await run(media, new Request(url, { headers: { range: 'bytes=2-4' } }))
  expect([part?.status, part?.headers.get('content-type'), await part?.text()]).toEqual([
    206,
    'video/mp4',
    '234',
  ])
  expect(await run(media, new Request('http://site.example/media/asset_2'))).toBeUndefined()
  expect((await run(rest, new Request('http://site.example/api/v1/nope')))?.status).toBe(404)
  expect(await run(rest, new Request('http://site.example/src/main.tsx'))).toBeUndefined()
  expect(backstage.breaches.list()).toHaveLength(1)
})

it('keeps turns without Web Locks too', async () => {
  const lock = createLock('any')
  const order: string[] = []
  const slow = lock(async () => {
    await Promise.resolve()
    order.push('first')
    throw new Error('the first fails')
  })
  const next = lock(() => order.push('second'))
  await expect(slow).rejects.toThrow('the first fails')
  await next
  expect(order).toEqual(['first', 'second'])
})
