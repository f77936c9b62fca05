/** What a FileDrop can take. */
export type FileKind = 'image' | 'video'

/** The kind of a file by its media type; null for everything else. */
export function kindOf(file: { type: string }): FileKind | null {
  if (file.type.startsWith('image/')) return 'image'
  return file.type.startsWith('video/') ? 'video' : null
}

const UNITS = ['kB', 'MB', 'GB']

/** A size in words: 900 → "900 B", 1_250_000 → "1.3 MB". */
export function sizeInWords(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  const step = Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length)
  const amount = bytes / 1000 ** step
  return `${amount.toFixed(amount < 10 ? 1 : 0)} ${UNITS[step - 1]}`
}

/** Two picks of one file are the same file. */
export const identityOf = ({ name, size, lastModified }: File): string => `${name}/${size}/${lastModified}`
