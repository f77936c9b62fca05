import { useState } from 'react'

/** Said where the browser keeps its clipboard to itself, as it does over plain http. */
export const BY_HAND = 'Could not copy. Copy it by hand:'

/** What was copied last, or would have been. */
export interface Copied {
  text: string
  refused: boolean
}

/** Copies a text to the clipboard, and says what became of it: one that was refused is to be shown in a field. */
export function useCopy(): [Copied | null, (text: string) => Promise<void>] {
  const [copied, setCopied] = useState<Copied | null>(null)
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied({ text, refused: false })
    } catch {
      setCopied({ text, refused: true })
    }
  }
  return [copied, copy]
}

/** For the field that shows it: the whole text is chosen as soon as the field is entered. */
export const fieldByHand = (text: string) => ({
  readOnly: true,
  'aria-label': 'To copy by hand',
  value: text,
  onFocus: (event: { currentTarget: { select(): void } }) => event.currentTarget.select(),
})
