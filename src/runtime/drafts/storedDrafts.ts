import type { KeyValueStorage } from '@/lib/ports'
import { draftPrefix, VISITOR } from './owner'

/** What somebody wrote and did not send, as it stands in storage. `words` is whatever the form kept: read it with care. */
export interface StoredDraft {
  /** When it was last changed, epoch ms. */
  at: number
  words: Readonly<Record<string, unknown>>
}

const DAY = 86_400_000
/** A browser may be shared: what nobody signed for is kept for a shorter time. */
const KEPT_MS = { person: 30 * DAY, visitor: 7 * DAY }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function read(text: string | null): StoredDraft | null {
  try {
    const { at, words } = (JSON.parse(text ?? '') ?? {}) as Partial<StoredDraft>
    return typeof at === 'number' && isRecord(words) ? { at, words } : null
  } catch {
    return null
  }
}

const isOld = ({ at }: StoredDraft, visitor: boolean, now: number) =>
  now - at > (visitor ? KEPT_MS.visitor : KEPT_MS.person)

const textOf = ({ at, words }: StoredDraft) => JSON.stringify({ at, words })

/** Whether two are one and the same, written at once and with the same words. */
export const isSame = (one: StoredDraft, other: StoredDraft): boolean => textOf(one) === textOf(other)

/** Removes the drafts of everybody that are too old, or that nobody can read. */
export function sweepDrafts(storage: KeyValueStorage, now: number): void {
  for (const key of storage.keys()) {
    if (!key.startsWith(draftPrefix())) continue
    const draft = read(storage.get(key))
    if (!draft || isOld(draft, key.startsWith(draftPrefix(VISITOR)), now)) storage.remove(key)
  }
}

/** One draft; null where there is none, or none that counts. */
export function readDraft(
  storage: Pick<KeyValueStorage, 'get'>,
  owner: string,
  name: string,
  now: number,
): StoredDraft | null {
  const draft = read(storage.get(draftPrefix(owner) + name))
  return draft && !isOld(draft, owner === VISITOR, now) ? draft : null
}

/** All drafts of one owner, by name. */
export function readDrafts(storage: KeyValueStorage, owner: string, now: number): Map<string, StoredDraft> {
  const found = new Map<string, StoredDraft>()
  const prefix = draftPrefix(owner)
  for (const key of storage.keys()) {
    if (!key.startsWith(prefix)) continue
    const draft = readDraft(storage, owner, key.slice(prefix.length), now)
    if (draft) found.set(key.slice(prefix.length), draft)
  }
  return found
}

export function writeDraft(storage: KeyValueStorage, owner: string, name: string, draft: StoredDraft): void {
  storage.set(draftPrefix(owner) + name, textOf(draft))
}

export function removeDraft(storage: KeyValueStorage, owner: string, name: string): void {
  storage.remove(draftPrefix(owner) + name)
}
