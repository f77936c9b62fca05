import type { AssetPort } from '../backend/ports'
import { MEDIA_PATH } from '../media'
import type { KeyValue } from './keyValue'

interface SavedFile {
  type: string
  /** Bytes rather than a Blob: some browsers lose a stored Blob's content. */
  bytes: ArrayBuffer
  /** Epoch ms; files that were kept by an older version have none. */
  at?: number
}

/** A file's name in its path: its time tells it from a former one of the same id, whose data are gone. */
const nameOf = (id: string, at: number | undefined) => (at ? `${id}--${at}` : id)
const idOf = (name: string) => name.replace(/--\d+$/, '')

/** Files in a database of their own; a handler serves them under /api/v1/media/{name}. */
export function createSharedAssets(database: KeyValue): AssetPort {
  return {
    async put(id, file) {
      const saved: SavedFile = { type: file.type, bytes: await file.arrayBuffer(), at: Date.now() }
      await database.set(id, saved)
    },
    async get(name) {
      const id = idOf(name)
      const saved = await database.get<SavedFile>(id)
      if (!saved || (id !== name && nameOf(id, saved.at) !== name)) return null
      return new Blob([saved.bytes], { type: saved.type })
    },
    async url(id) {
      return MEDIA_PATH + nameOf(id, (await database.get<SavedFile>(id))?.at)
    },
    clear: () => database.clear(),
  }
}
