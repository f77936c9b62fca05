import type { Desk } from './desk'
import { Refusal, unprocessable } from './Refusal'

/** Bytes that one upload may hold in all: 50 MB. */
export const MAX_UPLOAD_BYTES = 50 * 1024 * 1024
/** Files that one upload may hold: five images and a video, or six images. */
const MAX_FILES = 6

const isVideo = (file: Blob) => file.type.startsWith('video/')
const isMedia = (file: Blob) => file.type.startsWith('image/') || isVideo(file)

function check(files: readonly Blob[]): void {
  if (files.length === 0) throw unprocessable('files', 'must not be empty')
  if (files.reduce((total, { size }) => total + size, 0) > MAX_UPLOAD_BYTES)
    throw new Refusal(413, 'The files are larger than 50 MB in all.')
  if (!files.every(isMedia)) throw unprocessable('files', 'must be images or videos')
  if (files.length > MAX_FILES) throw unprocessable('files', `must be at most ${MAX_FILES}`)
  if (files.filter(isVideo).length > 1) throw unprocessable('files', 'must hold at most one video')
}

/** Files for submissions and product galleries, from admins (spec sections 5 and 6). */
export function createUploads(desk: Desk) {
  const { tables, ports } = desk

  return {
    /** Keeps the files and says where they are, in the order sent. All are kept, or none. */
    async store(token: string | null, files: readonly Blob[]): Promise<{ url: string }[]> {
      const { id: ownerId } = desk.admin(token)
      check(files)
      const at = desk.now()
      // Ids are given before the first wait, so that two uploads at once cannot mix their order.
      const kept = files.map((file) => ({ _id: desk.id('asset'), file }))
      await Promise.all(kept.map(({ _id, file }) => ports.assets.put(_id, file)))
      for (const { _id, file } of kept) {
        const name = 'name' in file && typeof file.name === 'string' ? file.name : _id
        tables.assets.push({ _id, ownerId, name, type: file.type, size: file.size, at })
      }
      return Promise.all(kept.map(async ({ _id }) => ({ url: await ports.assets.url(_id) })))
    },
  }
}
