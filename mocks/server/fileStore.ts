import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { SEED_VERSION } from '../fixtures/seeds'
import type { SeedName } from '../scenario'
import { freshTables, type SavedTables, type StoreMaker } from '../tableStore'
import { createTurns } from '../turns'

/** Puts a whole file in the place of another: a reader, or a crash, never meets half of one. */
async function writeWhole(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}.tmp`
  await writeFile(draft, text)
  await rename(draft, path)
}

async function load(
  path: string,
  wanted: SeedName,
  note: (text: string) => void,
): Promise<SavedTables | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return null
  try {
    const saved = JSON.parse(text) as SavedTables
    const { version, seed } = saved
    if (version === SEED_VERSION) {
      if (seed !== wanted) note(`${path} goes on with its "${seed}" data; "${wanted}" comes with a reset.`)
      return saved
    }
    note(`${path} holds data of version ${version}; this is version ${SEED_VERSION}. It starts afresh.`)
  } catch {
    await rename(path, `${path}.broken`)
    note(`${path} could not be read; it is kept as ${path}.broken. It starts afresh.`)
  }
  return null
}

/** Keeps the tables in a file, written before each answer is given. `note` tells of data that is dropped. */
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
