import type { Work } from '@/api/work'
import type { KeyValueStorage } from '@/lib/ports'
import { isText } from '@/runtime/drafts/keeping'
import type { DecisionKind } from './types'

/** What a person decided of a work, as this device noted it when the studio's server said yes. */
export interface Receipt {
  id: string
  decision: DecisionKind
  title: string
  /** Cents; null where the work had no price. */
  price: number | null
  /** When, epoch ms. */
  at: number
  /** Who, as they are called. */
  by: string
  /** Their words; empty where they wrote none. */
  comment: string
  changes: readonly string[]
  /** The new deadline, YYYY-MM-DD; null for none. */
  deadline: string | null
}

/** What was decided, in a word or two. */
export const DECISIONS: Record<DecisionKind, string> = {
  approve: 'Approved',
  changes: 'Changes requested',
}

/** What was sent with a decision. */
export interface DecisionWords {
  decision: DecisionKind
  comment: string
  changes?: readonly string[]
  deadline?: string | null
}

/** How many are kept, and for how long: it is a note for the day, not an archive. */
const MOST = 10
const KEPT_MS = 30 * 86_400_000

const PREFIX = 'app_receipts:'
const keyOf = (owner: string) => PREFIX + encodeURIComponent(owner)

export const receiptOf = (
  { _id, title, price }: Work,
  { decision, comment, changes = [], deadline = null }: DecisionWords,
  { at, by }: Pick<Receipt, 'at' | 'by'>,
): Receipt => ({ id: `${_id}-${at}`, decision, title, price, at, by, comment, changes, deadline })

/** The words under which decisions lie on devices: they are never changed. */
const STORED = { approve: 'approved', changes: 'changes' } as const
const KINDS = ['approve', 'changes'] as const

const stored = (list: readonly Receipt[]): string =>
  JSON.stringify(list.map((one) => ({ ...one, decision: STORED[one.decision] })))

function readOne(value: unknown): Receipt[] {
  const one = (typeof value === 'object' && value ? value : {}) as { [Key in keyof Receipt]?: unknown }
  const { id, title, price, at, by, comment, changes, deadline } = one
  const decision = KINDS.find((kind) => STORED[kind] === one.decision)
  if (!isText(id) || !isText(title) || typeof at !== 'number' || !Number.isFinite(at)) return []
  if (!decision) return []
  return [
    {
      id,
      decision,
      title,
      price: typeof price === 'number' ? price : null,
      at,
      by: isText(by) ? by : '',
      comment: isText(comment) ? comment : '',
      changes: Array.isArray(changes) ? changes.filter(isText) : [],
      deadline: isText(deadline) ? deadline : null,
    },
  ]
}

function read(text: string | null, now: number): Receipt[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list) ? list.flatMap(readOne).filter(({ at }) => now - at <= KEPT_MS) : []
  } catch {
    return []
  }
}

/** A person's receipts, the newest first; what cannot be read or is too old is left out. */
export const readReceipts = (storage: KeyValueStorage, owner: string, now: number): Receipt[] =>
  read(storage.get(keyOf(owner)), now)

/** Removes what is too old of everybody's, also of those who do not come back to this device. */
export function sweepReceipts(storage: KeyValueStorage, now: number): void {
  for (const key of storage.keys()) {
    if (!key.startsWith(PREFIX)) continue
    const text = storage.get(key)
    const list = read(text, now)
    if (list.length === 0) storage.remove(key)
    else if (stored(list) !== text) storage.set(key, stored(list))
  }
}

/** Keeps a person's receipts, and says which: the newest ones. */
export function writeReceipts(
  storage: KeyValueStorage,
  owner: string,
  receipts: readonly Receipt[],
): readonly Receipt[] {
  const kept = receipts.slice(0, MOST)
  if (kept.length === 0) storage.remove(keyOf(owner))
  else storage.set(keyOf(owner), stored(kept))
  return kept
}

/** Whether another tab changed a person's receipts. */
export const concerns = (key: string | null, owner: string): boolean => key === null || key === keyOf(owner)
