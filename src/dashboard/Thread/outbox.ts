import type { ThreadMessage } from '@/api/messages'
import { millisOf } from '@/lib/dates'
import type { Draft } from '@/runtime/drafts/draftBox'
import { isText, isTexts } from '@/runtime/drafts/keeping'
import { GIVEN_UP_MS, type KeptUnsent, keptUnsent } from './keptUnsent'

/** A message that the server has not confirmed. */
export interface Unsent extends KeptUnsent {
  state: 'sending' | 'failed'
  /** What the server said; null where it said nothing, or the page was left meanwhile. */
  error: string | null
  /** The server refused it: it did not arrive, whatever else happens. */
  refused: boolean
  /** Own messages of the same words that stood there before the first try; null where the list was not known. */
  before: string[] | null
  /** Which page tried last, and when, in epoch ms. */
  by: string
  tried: number
}

/** Who looks, and when. */
export interface Looking {
  /** What this page calls itself. */
  page: string
  now: number
  /** What this page is sending for this person, by key. */
  underWay: ReadonlySet<string>
}

/**
 * With those that this page is sending and the kept list lacks: another tab wrote that before it heard of them. It lacks
 * nothing else, since what another tab took out is not to be sent from here.
 */
export const withOwn = (list: Unsent[], own: Iterable<Unsent>): Unsent[] => [
  ...list,
  ...[...own].filter(({ key }) => !list.some((one) => one.key === key)),
]

/** What is said where the server said nothing (spec section 4). Earlier versions kept it as if the server had said it. */
const FALLBACK = 'Send failed'

function readUnsent(value: KeptUnsent, { page, now, underWay }: Looking): Unsent {
  const { key, content, at } = value
  const { state, error, refused, before, by = '', tried = 0 } = value as Partial<Unsent>
  // Who left while it was on its way does not know what became of it; another tab may still be at it.
  const isUnderWay = by === page ? underWay.has(key) : now - tried < GIVEN_UP_MS
  return {
    key,
    content,
    at,
    state: state === 'sending' && isUnderWay ? 'sending' : 'failed',
    error: isText(error) && error !== FALLBACK ? error : null,
    refused: refused === true,
    before: isTexts(before) ? before : null,
    by,
    tried,
  }
}

/** What is kept of a conversation's unsent messages, oldest first. */
export function unsentIn(draft: Draft | undefined, looking: Looking): Unsent[] {
  return keptUnsent(draft).map((value) => readUnsent(value, looking))
}

/** What is said of a message that did not arrive: the server's words, else the fallback of the specification. */
export const failureOf = ({ error }: Unsent, lead = 'Not sent'): string =>
  error ? `${lead}. ${error}` : FALLBACK

const same = (content: string) => content.trim()

/** A person's own messages of the same words; an empty id is nobody's. */
export const sameWords = (messages: readonly ThreadMessage[], me: string, content: string): ThreadMessage[] =>
  messages.filter(
    ({ author, content: words }) => me !== '' && author?.id === me && same(words) === same(content),
  )

/** Milliseconds by which the server's clock may differ from this one. */
const CLOCKS_MS = 60_000

/** Whether a message of which nobody knows did arrive after all: then it is not sent once more. */
export function hasArrived(unsent: Unsent, messages: readonly ThreadMessage[], me: string): boolean {
  const { before, content, at, refused } = unsent
  if (refused) return false
  const since = Date.parse(at) - CLOCKS_MS
  const said = sameWords(messages, me, content)
  // By their number: what was confirmed a moment ago stood there under a name that the server does not know.
  if (before) return said.length > before.length
  return said.some((message) => message.at !== null && millisOf(message.at) >= since)
}

/** Without a message that arrived; it is no longer taken for another one of the same words. */
export function confirmed(list: readonly Unsent[], key: string): Unsent[] {
  const words = list.find((one) => one.key === key)?.content ?? ''
  return list
    .filter((one) => one.key !== key)
    .map((one) =>
      one.before && same(one.content) === same(words) ? { ...one, before: [...one.before, key] } : one,
    )
}

/** Without those of which a list shows that they arrived after all, each by a message of its own. */
export function stillUnsent(list: Unsent[], messages: readonly ThreadMessage[], me: string): Unsent[] {
  const arrived = list.find((one) => one.state === 'failed' && hasArrived(one, messages, me))
  return arrived ? stillUnsent(confirmed(list, arrived.key), messages, me) : list
}
