import { isFilledText } from '@/lib/isFilledText'
import type { Draft } from '@/runtime/drafts/draftBox'
import { isText } from '@/runtime/drafts/keeping'

/** What an unsent message is at least; the rest of it is still to be read with care. */
export interface KeptUnsent {
  key: string
  content: string
  /** When it was written, an ISO date-time. */
  at: string
}

/** Milliseconds after which another page's sending is taken for one that was cut short. */
export const GIVEN_UP_MS = 60_000

function isKept(value: unknown): value is KeptUnsent {
  if (typeof value !== 'object' || value === null) return false
  const { key, content, at } = value as Partial<KeptUnsent>
  return isText(key) && isFilledText(content) && isText(at)
}

/** The messages that stand in such a draft, oldest first; what is none is left out. */
export function keptUnsent(draft: Draft | undefined): readonly KeptUnsent[] {
  const list = draft?.words.messages
  return Array.isArray(list) ? list.filter(isKept) : []
}

/** Whether it may be on its way still, as far as can be seen from what is kept of it. */
export function isUnderWay(kept: KeptUnsent, now: number): boolean {
  const { state, tried = 0 } = kept as { state?: unknown; tried?: number }
  return state === 'sending' && now - tried < GIVEN_UP_MS
}
