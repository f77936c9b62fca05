import { isText, isTexts } from '@/runtime/drafts/keeping'

const isWritten = (value: unknown): boolean => isText(value) && value.trim() !== ''

/** The changes that have words: the form in the list keeps them as texts, the review desk as records. */
function countChanges({ items, changes }: Readonly<Record<string, unknown>>): number {
  const texts = isTexts(items) ? items : []
  const records = Array.isArray(changes) ? changes.map((one: { text?: unknown } | null) => one?.text) : []
  return [...texts, ...records].filter(isWritten).length
}

/** What an approval leaves behind of a begun change request, as one sentence; null where nothing is written in it. */
export function unsentWords(draft: Readonly<Record<string, unknown>> = {}): string | null {
  const count = countChanges(draft)
  const parts = [
    ...(isWritten(draft.comment) ? ['comment'] : []),
    ...(count > 0 ? [count === 1 ? '1 change' : `${count} changes`] : []),
    ...(isWritten(draft.deadline) ? ['new deadline'] : []),
  ]
  if (parts.length === 0) return null
  const list = new Intl.ListFormat('en-US').format(parts)
  const isOne = parts.length === 1 && count < 2
  return `The ${isOne && count === 1 ? 'change' : list} you wrote ${isOne ? 'is' : 'are'} not sent.`
}
