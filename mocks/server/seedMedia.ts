import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const TYPES: Record<string, string> = {
  svg: 'image/svg+xml',
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
}

/**
 * The file in `public/` that a picture or film of the seed's works and projects is kept in; null for every other path.
 * A site from the API's own origin has them itself; one from another origin asks the API, which had them uploaded.
 */
export function seedMediaFile(pathname: string): string | null {
  return /^\/media\/(?:[\w-]+\/)?[\w-]+\.(?:svg|webp|mp4|webm)$/.test(pathname) ? pathname.slice(1) : null
}

/** Reads it; null where there is none. The server runs in the repository's folder, as npm starts it. */
export async function readSeedMedia(file: string): Promise<Blob | null> {
  const bytes = await readFile(join('public', file)).catch(() => null)
  return bytes && new Blob([new Uint8Array(bytes)], { type: TYPES[file.replace(/^.*\./, '')] ?? '' })
}
