import { execFileSync, spawnSync } from 'node:child_process'
import disk, { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { form, image } from '../contract/testing/samples'
import { SEED_VERSION } from '../fixtures/seeds'
import type { SavedTables } from '../tableStore'
import { NEW_PRODUCT } from '../testing/ask'
import { type RunningServer, startServer } from './server'

let folder: string
let file: string
const notes: string[] = []
const running: RunningServer[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'overprint-'))
  file = join(folder, 'data', 'studio.json')
  notes.length = 0
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()))
  await rm(folder, { recursive: true })
})

async function start(port = 0): Promise<RunningServer> {
  const options = { port, host: '127.0.0.1', scenario: {}, persist: file, tokenTtlSeconds: null }
  const server = await startServer(options, { note: (text) => notes.push(text) })
  running.push(server)
  return server
}

const portOf = ({ origin }: RunningServer) => Number(new URL(origin).port)

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const options = { port: 0, host: '127.0.0.1', scenario: {}, persist: null, tokenTtlSeconds: null }
  const server = await startServer(options)
  await server.close()
  return portOf(server)
}

const saved = async () => JSON.parse(await readFile(file, 'utf8')) as SavedTables

async function send(server: RunningServer, path: string, body: FormData | string): Promise<unknown> {
  const { accessToken } = await server.backstage.signIn('admin')
  const headers = new Headers({ authorization: `Bearer ${accessToken}` })
  if (typeof body === 'string') headers.set('content-type', 'application/json')
  const response = await fetch(`${server.origin}/api/v1${path}`, { method: 'POST', headers, body })
  expect(response.status).toBe(201)
  return response.json()
}

it('keeps tables and files over a restart, and file names in any script', async () => {
  const one = await start()
  await send(one, '/products', JSON.stringify(NEW_PRODUCT))
  await send(one, '/uploads', form(image('Café – Entwurf 测试.png')))
  await one.close()
  expect((await saved()).tables.assets.map(({ name }) => name)).toEqual(['Café – Entwurf 测试.png'])

  const two = await start()
  const { accessToken } = await two.backstage.signIn('admin')
  const headers = { authorization: `Bearer ${accessToken}` }
  const { products } = (await (await fetch(`${two.origin}/api/v1/products`, { headers })).json()) as {
    products: { slug: string }[]
  }
  expect(products[0]?.slug).toBe(NEW_PRODUCT.slug)
  const media = await fetch(`${two.origin}/api/v1/media/asset_1`)
  expect([media.headers.get('content-type'), (await media.arrayBuffer()).byteLength]).toEqual([
    'image/png',
    4,
  ])

  await two.backstage.reset()
  expect((await saved()).tables.products.map(({ slug }) => slug)).not.toContain(NEW_PRODUCT.slug)
  expect((await fetch(`${two.origin}/api/v1/media/asset_1`)).status).toBe(404)
  expect(notes).toEqual([])
})

it('starts afresh over data of another version with a note, and keeps what it cannot read', async () => {
  const one = await start()
  await one.backstage.signIn('admin')
  await one.close()
  await writeFile(file, JSON.stringify({ ...(await saved()), version: SEED_VERSION + 1 }))
  const two = await start()
  await two.backstage.signIn('admin')
  await two.close()
  expect(notes).toEqual([expect.stringContaining(`holds data of version ${SEED_VERSION + 1}`)])
  expect((await saved()).version).toBe(SEED_VERSION)

  await writeFile(file, '{ cut sho')
  const three = await start()
  await three.backstage.signIn('admin')
  expect(notes[1]).toContain('.broken')
  expect(await readFile(`${file}.broken`, 'utf8')).toBe('{ cut sho')
})

it('keeps the data of another version beside, with their files, and never in the place of earlier ones', async () => {
  const former = { version: SEED_VERSION - 1, seed: 'typical' }
  const aside = `${file}.version-${SEED_VERSION - 1}`
  const texts = ['one', 'two'].map((work) => JSON.stringify({ ...former, tables: { work } }))
  for (const text of texts) {
    await mkdir(`${file}.assets`, { recursive: true })
    await writeFile(join(`${file}.assets`, 'asset_1.image%2Fpng'), text)
    await writeFile(file, text)
    await (await start()).close()
  }
  for (const [at, kept] of [aside, `${aside}-2`].entries()) {
    expect(await readFile(kept, 'utf8')).toBe(texts[at])
    expect(await readFile(join(`${kept}.assets`, 'asset_1.image%2Fpng'), 'utf8')).toBe(texts[at])
    expect(notes[at]).toContain(`kept as ${kept};`)
  }
})

it('keeps data of another version beside files whose own data are gone, and gives neither the other’s', async () => {
  const aside = `${file}.version-${SEED_VERSION - 1}`
  for (const at of [`${aside}.assets`, `${file}.assets`]) {
    await mkdir(at, { recursive: true })
    await writeFile(join(at, 'asset_1.image%2Fpng'), at)
  }
  await writeFile(file, JSON.stringify({ version: SEED_VERSION - 1, seed: 'typical', tables: {} }))
  await (await start()).close()
  expect(await readFile(join(`${aside}.assets`, 'asset_1.image%2Fpng'), 'utf8')).toBe(`${aside}.assets`)
  expect(await readFile(join(`${aside}-2.assets`, 'asset_1.image%2Fpng'), 'utf8')).toBe(`${file}.assets`)
  expect(JSON.parse(await readFile(`${aside}-2`, 'utf8'))).toMatchObject({ version: SEED_VERSION - 1 })
})

it.each([
  '{"name":"site","version":"1.0.0"}',
  '{"version":"1.0.0","tables":{}}',
  '{"version":1,"tables":null}',
  '[]',
  'null',
  '"text"',
])('does not start over JSON that is no data of its own, and leaves it as it is: %s', async (text) => {
  await mkdir(dirname(file))
  await writeFile(file, text)
  await expect(start()).rejects.toThrow(
    `--persist cannot write ${file}: it holds JSON that is no data of npm run api`,
  )
  expect(await readFile(file, 'utf8')).toBe(text)
  expect(await readdir(dirname(file))).toEqual(['studio.json'])
  expect(notes).toEqual([])
})

it.runIf(process.platform === 'linux').each([
  ['', 'it is a folder'],
  ['pipe', 'it is no file'],
  ['/dev/null/x.json', 'what should be its folder is a file'],
  ['/proc/nope/x.json', 'no file can be made there'],
])('does not start where it cannot keep data in %s, and leaves the port', async (target, reason) => {
  const port = await freePort()
  file = resolve(folder, target)
  if (target === 'pipe') execFileSync('mkfifo', [file])
  await expect(start(port)).rejects.toThrow(`--persist cannot write ${file}: ${reason}`)
  file = join(folder, 'studio.json')
  expect(portOf(await start(port))).toBe(port)
})

it('leaves the file of the server that holds its port as it is', async () => {
  const one = await start()
  await one.backstage.signIn('admin')
  const older = JSON.stringify({ ...(await saved()), version: SEED_VERSION - 1 })
  for (const there of [older, '{ cut sho']) {
    await writeFile(file, there)
    await expect(start(portOf(one))).rejects.toMatchObject({ code: 'EADDRINUSE' })
    expect(await readFile(file, 'utf8')).toBe(there)
  }
  expect(notes).toEqual([])
})

it('keeps its file to itself, until it ends', async () => {
  const one = await start()
  await send(one, '/products', JSON.stringify(NEW_PRODUCT))
  const before = await readFile(file, 'utf8')
  await expect(start()).rejects.toThrow(
    `--persist cannot write ${file}: another npm run api (process ${process.pid}) keeps its data there, as ${file}.lock says`,
  )
  expect(await readFile(file, 'utf8')).toBe(before)
  await one.close()
  expect(await readdir(dirname(file))).toEqual(['studio.json'])
  await start()
  expect((await saved()).tables.products.map(({ slug }) => slug)).toContain(NEW_PRODUCT.slug)
})

it.each([
  ['a process that is gone', () => spawnSync(process.execPath, ['--version']).pid],
  // As each start has in a container.
  ['one that had the same number', () => process.pid],
  ['nobody', () => ''],
])('takes over the lock of %s', async (_, holder) => {
  await mkdir(dirname(file))
  await writeFile(`${file}.lock`, `${holder()}\n`)
  const one = await start()
  await one.backstage.signIn('admin')
  expect(await readFile(`${file}.lock`, 'utf8')).toBe(`${process.pid}\n`)
})

it('answers nobody before its data are loaded', async () => {
  const port = await freePort()
  let spinUp = () => {}
  const ready = new Promise<void>((resolved) => {
    spinUp = resolved
  })
  const { stat } = disk
  const asked = new Promise<void>((resolved) => {
    // Of Node's own module, which others in this process may have loaded before.
    disk.stat = (async (path: string) => {
      resolved()
      await ready
      return stat(path)
    }) as typeof stat
    syncBuiltinESMExports()
  })
  onTestFinished(() => {
    disk.stat = stat
    syncBuiltinESMExports()
  })
  const starting = start(port)
  await asked
  const early = fetch(`http://127.0.0.1:${port}/__mock/scenario`)
  expect(await Promise.race([early, wait(500, 'it waits')])).toBe('it waits')
  spinUp()
  await starting
  expect((await early).status).toBe(200)
})

it('goes on with the seed that it holds until a reset', async () => {
  const one = await start()
  await one.backstage.reset({ seed: 'empty' })
  await one.close()
  const two = await start()
  await two.backstage.signIn('admin')
  expect(await saved()).toMatchObject({ seed: 'empty', tables: { products: [] } })
  expect(notes).toEqual([expect.stringContaining('goes on with its "empty" data')])
  await two.backstage.reset()
  expect((await saved()).tables.products.length).toBeGreaterThan(0)
})
