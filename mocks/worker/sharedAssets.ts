import type { AssetPort } from '../backend/ports'
import { MEDIA_PATH } from '../media'
import type { KeyValue } from './keyValue'

interface SavedFile {
  type: string
  /** Bytes rather than a Blob: some browsers lose a stored Blob's content. */
  bytes: ArrayBuffer
}

/** Files in a database of their own; a handler serves them under /api/v1/media/{id}. */
export function createSharedAssets(database: KeyValue): AssetPort {
  return {
    async put(id, file) {
      await database.set(id, { type: file.type, bytes: await file.arrayBuffer() } satisfies SavedFile)
    },
    async get(id) {
      const saved = await database.get<SavedFile>(id)
      return saved ? new Blob([saved.bytes], { type: saved.type }) : null
    },
    async url(id) {
      return MEDIA_PATH + id
    },
    clear: () => database.clear(),
  }
}
