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
  readOnly?: boolean | undefined
}

const nothing = () => {}

/** What a pasted text, a key or the focus leaving does to tags that are read only. */
const AT_REST = { hold: nothing, write: nothing, finish: nothing, remove: nothing }

/** The state of a tag box: its tags, the word being written, and what to say. */
export function useTags({ value, onChange, text, onTextChange, readOnly }: TagsHeld) {
  const [own, setOwn] = useState('')
  const draft = text ?? own
  const [status, setStatus] = useState('')
  const [repeated, setRepeated] = useState('')

  function setDraft(next: string) {
    setOwn(next)
    onTextChange?.(next)
  }

  function say(next: string, again: readonly string[] = []) {
    setStatus(next)
    setRepeated(again.length > 0 ? `Already in the list: ${again.join(', ')}` : '')
  }

  function append(words: readonly string[]) {
    const next = toTags([...value, ...words])
    const added = next.slice(value.length)
    if (added.length === 0) return say('', toTags(words))
    say(`Added ${added.join(', ')}`)
    onChange(next)
  }

  const changes = {
    /** Keeps the text as it is, while an input method composes. */
    hold: setDraft,
    /** Every word that a separator ends becomes a tag; the rest stays in the box. */
    write(next: string) {
      const parts = next.split(SEPARATORS)
      const rest = parts.pop() ?? ''
      append(parts.filter(Boolean))
      setDraft(rest)
    },
    /** The whole text becomes tags: Enter, a paste, the focus leaving. */
    finish(next: string) {
      append(next.split(SEPARATORS).filter(Boolean))
      setDraft('')
    },
    remove(tag: string) {
      say(`Removed ${tag}.`)
      onChange(value.filter((other) => other !== tag))
    },
  }

  return {
    draft,
    status,
    /** The words that were written and are tags already, as a sentence; else empty. */
    repeated,
    ...(readOnly ? AT_REST : changes),
  }
}
