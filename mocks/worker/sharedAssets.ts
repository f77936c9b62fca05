import type { AssetPort } from '../backend/ports'
import { MEDIA_PATH } from '../media'
import type { KeyValue } from './keyValue'

interface SavedFile {
  type: string
  /** Bytes rather than a Blob: some browsers lose a stored Blob's content. */
  bytes: ArrayBuffer
  /** Epoch ms by which it is told from another of the same id, whose data are gone; older ones have none. */
  at?: number
}

/** Files in a database of their own; a handler serves them under /api/v1/media/{id}. */
export function createSharedAssets(database: KeyValue): AssetPort {
  return {
    async put(id, file) {
      const saved: SavedFile = { type: file.type, bytes: await file.arrayBuffer(), at: Date.now() }
      await database.set(id, saved)
    },
    async get(id) {
      const saved = await database.get<SavedFile>(id)
      return saved ? new File([saved.bytes], id, { type: saved.type, lastModified: saved.at ?? 0 }) : null
    },
    async url(id) {
      return MEDIA_PATH + id
    },
    clear: () => database.clear(),
  }
}
