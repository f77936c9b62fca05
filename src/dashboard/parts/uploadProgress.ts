import type { UploadProgress } from '@/lib/transport'

/** The same files in the same order. */
export function sameFiles(one: readonly File[], other: readonly File[]): boolean {
  return one.length === other.length && one.every((file, index) => file === other[index])
}

/** How far an upload is, in whole percent; null once all of it is gone, since only an answer means done. */
export function percentOf({ loaded, total }: UploadProgress): number | null {
  if (total <= 0 || loaded >= total) return null
  return Math.min(99, Math.round((loaded / total) * 100))
}
