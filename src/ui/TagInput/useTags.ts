import { useState } from 'react'

const SEPARATORS = /[\s,，、]+/

/** Tags as they are kept: lowercase, each once, in the order they came. */
export function toTags(words: readonly string[]): string[] {
  return [...new Set(words.map((word) => word.trim().toLowerCase()).filter(Boolean))]
}

/** What of a tag box its owner holds. */
interface TagsHeld {
  value: readonly string[]
  onChange: (value: string[]) => void
  text?: string | undefined
  onTextChange?: ((text: string) => void) | undefined
}

/** The state of a tag box: its tags, the word being written, and what to announce. */
export function useTags({ value, onChange, text, onTextChange }: TagsHeld, max: number) {
  const [own, setOwn] = useState('')
  const draft = text ?? own
  const setDraft = (next: string) => {
    setOwn(next)
    onTextChange?.(next)
  }
  const [status, setStatus] = useState('')

  function append(words: readonly string[]) {
    const next = toTags([...value, ...words]).slice(0, max)
    const added = next.slice(value.length)
    if (added.length > 0) {
      setStatus(`Added ${added.join(', ')}`)
      onChange(next)
    } else if (words.some((word) => word)) {
      setStatus(value.length >= max ? `No more than ${max} tags` : 'Already in the list')
    }
  }

  return {
    draft,
    status,
    /** Keeps the text as it is, while an input method composes. */
    hold: setDraft,
    /** Every word that a separator ends becomes a tag; the rest stays in the box. */
    write(text: string) {
      const words = text.split(SEPARATORS)
      const rest = words.pop() ?? ''
      if (words.length > 0) append(words)
      setDraft(rest)
    },
    /** The whole text becomes tags: Enter, a paste, the focus leaving. */
    finish(text: string) {
      append(text.split(SEPARATORS))
      setDraft('')
    },
    remove(tag: string) {
      setStatus(`Removed ${tag}`)
      onChange(value.filter((other) => other !== tag))
    },
  }
}
