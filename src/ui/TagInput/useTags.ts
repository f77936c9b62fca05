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

/** The words of a text, each as often as it stands there. */
const wordsOf = (text: string) => text.split(SEPARATORS).filter(Boolean)

/**
 * The state of a tag box: its tags, the word being written, and what to say. What does not fit stays in
 * the box; its owner, who may send the word that it holds, is told of none.
 */
export function useTags({ value, onChange, text, onTextChange, readOnly }: TagsHeld, max: number) {
  const [own, setOwn] = useState('')
  const full = value.length >= max
  const draft = full ? own || text || '' : (text ?? own)
  const [status, setStatus] = useState('')
  const [repeated, setRepeated] = useState('')

  function setDraft(next: string, fits: boolean) {
    setOwn(next)
    onTextChange?.(fits ? next : '')
  }

  function say(next: string, again: readonly string[] = []) {
    setStatus(next)
    setRepeated(again.length > 0 ? `Already in the list: ${again.join(', ')}` : '')
  }

  /** Adds what fits to the tags there are; what does not comes back. */
  function append(words: readonly string[], tags: readonly string[], said = '') {
    const all = toTags([...tags, ...words])
    const next = all.slice(0, max)
    const added = next.slice(tags.length)
    const left = all.slice(max)
    if (added.length > 0) say(`${said}Added ${added.join(', ')}`)
    else say(said, left.length > 0 ? [] : toTags(words))
    if (said || added.length > 0) onChange(next)
    return { left, fits: next.length < max }
  }

  const changes = {
    /** Keeps the text as it is, while an input method composes. */
    hold: (next: string) => setDraft(next, !full),
    /** Every word that a separator ends becomes a tag; the rest stays in the box, as does what does not fit. */
    write(next: string) {
      const parts = next.split(SEPARATORS)
      const rest = parts.pop() ?? ''
      const words = parts.filter(Boolean)
      const { left, fits } = append(words, value)
      // Where no word leaves the box its text stays to the letter, and the caret where it is.
      const untouched = words.length > 0 && left.length === words.length
      setDraft(untouched ? next : [...left, rest].filter(Boolean).join(' '), fits)
    },
    /** The whole text becomes tags, as far as they fit: Enter, a paste, the focus leaving. */
    finish(next: string) {
      const { left, fits } = append(wordsOf(next), value)
      setDraft(left.join(' '), fits)
    },
    /** Takes a tag away; what waited for room takes its place. */
    remove(tag: string) {
      const { left, fits } = append(
        full ? wordsOf(draft) : [],
        value.filter((other) => other !== tag),
        `Removed ${tag}. `,
      )
      if (full && draft) setDraft(left.join(' '), fits)
    },
  }

  return {
    draft,
    status,
    /** The words that were written and are tags already, as a sentence; else empty. */
    repeated,
    /** There is something in the box and no room for it. */
    over: full && draft !== '',
    ...(readOnly ? AT_REST : changes),
  }
}
