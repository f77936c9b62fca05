/** A text of a list, and a key that no other place of the list has. */
export interface Keyed {
  text: string
  key: string
}

/** Gives texts that may stand in a list more than once keys of their own: by the text, and which of its kind it is. */
export function keyed(texts: readonly string[]): Keyed[] {
  const seen = new Map<string, number>()
  return texts.map((text) => {
    const before = seen.get(text) ?? 0
    seen.set(text, before + 1)
    return { text, key: `${before} ${text}` }
  })
}
