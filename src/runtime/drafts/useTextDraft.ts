import { useState } from 'react'
import { useStore } from 'zustand'
import { isText } from './keeping'
import type { StoredDraft } from './storedDrafts'
import { useDraftBox } from './useDraftBox'
import type { DraftLine } from './useFormDraft'

/**
 * One box of text, kept at every change until it is sent or discarded.
 * @param initial what stands in it before anybody writes; for stories.
 * @param beside what is kept with the text, anew at each change.
 * @param visit what lies between two visits: a dialog's closing, or leaving the page; see DraftNote.
 */
export function useTextDraft(
  name: string,
  initial = '',
  beside?: StoredDraft['words'],
  visit: 'dialog' | 'page' = 'dialog',
) {
  const box = useDraftBox()
  const draft = useStore(box.store, ({ drafts }) => drafts[name])
  const [discarded, setDiscarded] = useState<string | null>(null)
  const [untouched, setUntouched] = useState(true)
  const [restored, setRestored] = useState(visit === 'dialog' ? draft !== undefined : draft?.found === true)
  // Whoever signs in, or another tab, brings it later than the box.
  if (draft?.found && !restored) setRestored(true)
  const kept = draft?.words.text
  const text = isText(kept) ? kept : untouched ? initial : ''

  function write(next: string) {
    setUntouched(false)
    setDiscarded(null)
    // What is begun anew was never found here.
    if (!draft) setRestored(false)
    if (next === '') box.drop(name)
    else box.write(name, { ...beside, text: next })
  }
  const line: DraftLine = {
    state: discarded !== null ? 'discarded' : text !== '' && draft && restored ? 'restored' : 'none',
    onDiscard() {
      write('')
      setDiscarded(text)
    },
    onUndo() {
      write(discarded ?? '')
      setRestored(true)
    },
  }
  return { text, draft, write, line, drop: () => box.drop(name) }
}
