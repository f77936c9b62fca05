import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { SEED_VERSION } from '../fixtures/seeds'
import type { SeedName } from '../scenario'
import { freshTables, type SavedTables, type StoreMaker } from '../tableStore'
import { createTurns } from '../turns'

/** A file that the data cannot be kept in; its message is for the person who named it. */
export class UnkeptFile extends Error {}

const REASONS: Record<string, string> = {
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EROFS: 'nothing can be written there',
  ENOENT: 'no file can be made there',
  ENOTDIR: 'what should be its folder is a file',
  EEXIST: 'what should be its folder is a file',
  EISDIR: 'it is a folder',
  ENOSPC: 'the disk is full',
}

/** Says why a file cannot keep the data. */
export function unkept(path: string, error: unknown): UnkeptFile {
  const { code = '', message } = error as NodeJS.ErrnoException
  return new UnkeptFile(`--persist cannot write ${path}: ${REASONS[code] ?? message}`)
}

/** Step by step: Node's own way to make all folders at once never ends in /proc. */
export async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return
    if (code !== 'ENOENT' || dirname(path) === path) throw error
    await makeFolder(dirname(path))
    await mkdir(path)
  }
}

/** Puts a whole file in the place of another: a reader, or a crash, never meets half of one. */
async function writeWhole(path: string, text: string): Promise<void> {
  await makeFolder(dirname(path))
  const draft = `${path}.${process.pid}.tmp`
  await writeFile(draft, text)
  await rename(draft, path)
}

/** Where the uploaded files lie of the data that are kept in a file. */
export const assetsBeside = (path: string) => `${path}.assets`

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

/** Keeps a file under another name, its uploaded files too: else new ones of the same ids take their place. */
async function putAside(path: string, ending: string): Promise<string> {
  let aside = `${path}.${ending}`
  // What was put aside before stays.
  for (let more = 2; (await isThere(aside)) || (await isThere(assetsBeside(aside))); more += 1)
    aside = `${path}.${ending}-${more}`
  // The files first: where that fails, the data are still where they were.
  if (await isThere(assetsBeside(path))) await rename(assetsBeside(path), assetsBeside(aside))
  await rename(path, aside)
  return aside
}

/** What a text says as JSON; undefined where it is none, as after a crash. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isStore(value: unknown): value is SavedTables {
  const { version, tables } = (value ?? {}) as Partial<SavedTables>
  return typeof version === 'number' && typeof tables === 'object' && tables !== null
}

async function load(
  path: string,
  wanted: SeedName,
  note: (text: string) => void,
): Promise<SavedTables | null> {
  const there = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (there === null) return null
  // A pipe is never read to its end, and a device must not be put aside as a broken file.
  if (!there.isFile()) throw new Error(there.isDirectory() ? 'it is a folder' : 'it is no file')
  const saved = parsed(await readFile(path, 'utf8'))
  if (saved === undefined) {
    note(`${path} could not be read; it is kept as ${await putAside(path, 'broken')}. It starts afresh.`)
    return null
  }
  // Somebody's own, named by mistake.
  if (!isStore(saved)) throw new Error('it holds JSON that is no data of npm run api')
  const { version, seed } = saved
  if (version !== SEED_VERSION) {
    const aside = await putAside(path, `version-${version}`)
    note(
      `${path} holds data of version ${version}, kept as ${aside}; this is version ${SEED_VERSION}. It starts afresh.`,
    )
    return null
  }
  if (seed !== wanted) note(`${path} goes on with its "${seed}" data; "${wanted}" comes with a reset.`)
  return saved
}

/** Keeps the tables in a file, written before each answer is given. `note` tells of data that is put aside. */
export function createFileStore(path: string, note: (text: string) => void): StoreMaker {
  return (fresh, seed) => {
    const take = createTurns()
    let saved: SavedTables | null = null
    let written = ''
    const save = async () => {
      const text = JSON.stringify(saved)
      if (text === written) return
      await writeWhole(path, text)
      written = text
    }
    return {
      run: (work) =>
        take(async () => {
          saved ??= (await load(path, seed(), note)) ?? freshTables(fresh, seed)
          try {
            return await work(saved.tables)
          } finally {
            await save()
          }
        }),
      reset: () =>
        take(async () => {
          saved = freshTables(fresh, seed)
          await save()
        }),
    }
  }
}
