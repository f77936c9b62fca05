import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { transformWithOxc } from 'vite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { lockFile } from './fileLock'

let folder: string
const children: ChildProcess[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'overprint-lock-'))
  const file = join(import.meta.dirname, 'fileLock.ts')
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file)
  await writeFile(join(folder, 'fileLock.mjs'), code)
  await writeFile(join(folder, 'taker.mjs'), TAKER)
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await rm(folder, { recursive: true })
})

/** Takes a file's lock and lives on. With a call named it stops once: amid its first, until it is told to go on. */
const TAKER = `
import disk from 'node:fs/promises'
import { once } from 'node:events'
import { syncBuiltinESMExports } from 'node:module'
const [path, paused] = process.argv.slice(2)
const { readFile, writeFile } = disk
let stops = 1
const stop = async () => {
  if (stops-- < 1) return
  console.log('waits')
  await once(process.stdin, 'data')
}
if (paused === 'readFile')
  disk.readFile = async (...given) => {
    const text = await readFile(...given)
    // Node reads modules by it too.
    if (String(given[0]).endsWith('.lock')) await stop()
    return text
  }
if (paused === 'writeFile')
  disk.writeFile = async (file, text, options) => {
    await writeFile(file, '', options)
    await stop()
    await writeFile(file, text)
  }
syncBuiltinESMExports()
const { lockFile } = await import('./fileLock.mjs')
await lockFile(path).then(() => console.log('got it'), (error) => console.log(error.message))
setInterval(() => {}, 1000)
`

function taker(paused = '') {
  const child = spawn(process.execPath, ['taker.mjs', 'data.json', paused], { cwd: folder })
  children.push(child)
  return {
    said: async () => String((await once(child.stdout, 'data'))[0]).trim(),
    goOn: () => child.stdin.write('go on'),
    pid: child.pid,
  }
}

const gone = () => spawnSync(process.execPath, ['--version']).pid

it.each([
  ['between reading a lock that is nobody’s and taking it', 'readFile', () => `${gone()}\n`],
  ['between making a file and writing into it', 'writeFile', () => null],
])(
  'is one process’s alone where another comes %s',
  async (_, paused, left) => {
    const lock = join(folder, 'data.json.lock')
    const text = left()
    if (text !== null) await writeFile(lock, text)
    const slow = taker(paused)
    expect(await slow.said()).toBe('waits')
    const quick = taker()
    expect(await quick.said()).toBe('got it')
    slow.goOn()
    expect(await slow.said()).toContain(`another npm run api (process ${quick.pid}) keeps its data there`)
    expect(await readFile(lock, 'utf8')).toBe(`${quick.pid}\n`)
    expect((await readdir(folder)).filter((name) => name.startsWith('data'))).toEqual(['data.json.lock'])
  },
  30_000,
)

it('tells the way out, where its number is any other process’s by now', async () => {
  const path = join(folder, 'data.json')
  await writeFile(`${path}.lock`, `${process.ppid}\n`)
  await expect(lockFile(path)).rejects.toThrow(
    `(process ${process.ppid}) keeps its data there, as ${path}.lock says; if that is none, delete this file`,
  )
})

it('is given to one alone of two that ask at once in one process', async () => {
  const path = join(folder, 'data.json')
  const asked = await Promise.allSettled([lockFile(path), lockFile(path)])
  expect(asked.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
})

it('leaves the lock of another, which took the file after somebody deleted its own', async () => {
  const path = join(folder, 'data.json')
  const release = await lockFile(path)
  await writeFile(`${path}.lock`, `${process.ppid}\n`)
  release()
  expect(await readFile(`${path}.lock`, 'utf8')).toBe(`${process.ppid}\n`)
})
