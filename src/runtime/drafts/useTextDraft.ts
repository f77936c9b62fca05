import { useState } from 'react'
import { useStore } from 'zustand'
import { isText } from './keeping'
import { useDraftBox } from './useDraftBox'
import type { DraftLine } from './useFormDraft'

/** One box of text, kept at every change until it is sent or discarded. `initial` is for stories. */
export function useTextDraft(name: string, initial = '') {
  const box = useDraftBox()
  const draft = useStore(box.store, ({ drafts }) => drafts[name])
  const [discarded, setDiscarded] = useState<string | null>(null)
  const [untouched, setUntouched] = useState(true)
  const [restored, setRestored] = useState(Boolean(draft))
  const kept = draft?.words.text
  const text = isText(kept) ? kept : untouched ? initial : ''

  function write(next: string) {
    setUntouched(false)
    setDiscarded(null)
    // What is begun anew was never found here.
    if (!draft) setRestored(false)
    if (next === '') box.drop(name)
    else box.write(name, { text: next })
  }
  const line: DraftLine = {
    state: discarded !== null ? 'discarded' : draft && restored ? 'restored' : 'none',
    onDiscard() {
      write('')
      setDiscarded(text)
    },
    onUndo() {
      write(discarded ?? '')
      setRestored(true)
    },
  }
  return { text, write, line, drop: () => box.drop(name) }
}
