import { sanitize } from 'storybook/internal/csf'
import { kindOf } from '../../ledger/recorded'
import { titleOf } from '../../ledger/scan'
import type { SeenByStory } from '../../ledger/types'

/** As a path is written from the repository's root. */
const plain = (part: string) => part.replaceAll('\\', '/').replace(/^\.\//, '').replace(/\/$/, '')

/** Of a story that is gone there is no file any more: its id tells in which one it stood. */
function stoodIn(id: string, part: string): boolean {
  const kind = kindOf(id)
  if (part.endsWith('.stories.tsx')) return kind === sanitize(titleOf(part))
  const folder = sanitize(part.replace(/^src\//, ''))
  return kind === folder || kind.startsWith(`${folder}-`)
}

/** Whether a story stands in one of the files or folders that are named; where it is gone, whether it did. */
export const isNamed = (id: string, file: string | undefined, parts: readonly string[]): boolean =>
  parts.map(plain).some((part) => (file === undefined ? stoodIn(id, part) : file.includes(part)))

/** The record without what those files and folders have shown; what is said of all others stays, gone or not. */
export function withoutNamed(
  seen: SeenByStory,
  stories: readonly { id: string; file: string }[],
  parts: readonly string[],
): SeenByStory {
  const files = new Map(stories.map(({ id, file }) => [id, file]))
  return Object.fromEntries(Object.entries(seen).filter(([id]) => !isNamed(id, files.get(id), parts)))
}
