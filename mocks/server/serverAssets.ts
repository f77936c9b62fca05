import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AssetPort } from '../backend/ports'
import { MEDIA_PATH } from '../media'

/** Keeps files in memory; `origin` is where this server can be reached, such as http://localhost:4000. */
export function createMemoryAssets(origin: () => string): AssetPort {
  const files = new Map<string, Blob>()
  return {
    async put(id, file) {
      files.set(id, file)
    },
    async get(id) {
      return files.get(id) ?? null
    },
    async url(id) {
      return `${origin()}${MEDIA_PATH}${id}`
    },
    async clear() {
      files.clear()
    },
  }
}

/** Keeps files in a folder; a file's name holds its id and its media type. */
export function createFolderAssets(folder: string, origin: () => string): AssetPort {
  const names = () => readdir(folder).catch(() => [])
  return {
    async put(id, file) {
      await mkdir(folder, { recursive: true })
      // Left by data that was dropped: it must not be found in this one's place.
      const old = (await names()).filter((name) => name.startsWith(`${id}.`))
      await Promise.all(old.map((name) => rm(join(folder, name))))
      const name = `${id}.${encodeURIComponent(file.type)}`
      await writeFile(join(folder, name), new Uint8Array(await file.arrayBuffer()))
    },
    async get(id) {
      const name = (await names()).find((one) => one.startsWith(`${id}.`))
      if (!name) return null
      const type = decodeURIComponent(name.slice(id.length + 1))
      return new Blob([new Uint8Array(await readFile(join(folder, name)))], { type })
    },
    async url(id) {
      return `${origin()}${MEDIA_PATH}${id}`
    },
    async clear() {
      await rm(folder, { recursive: true, force: true })
    },
  }
}
