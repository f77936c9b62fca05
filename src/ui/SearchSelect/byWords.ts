import { plain } from '../../lib/plain'

/**
 * Whether each word of a query stands somewhere in the text of something. A text is read once, and a query once for all of
 * them: thousands are searched at each key.
 */
export function byWords<T extends object>(
  textOf: (one: T) => string,
): (query: string) => (one: T) => boolean {
  const texts = new WeakMap<T, string>()
  return (query) => {
    const words = plain(query).split(' ')
    return (one) => {
      const text = texts.get(one) ?? plain(textOf(one))
      texts.set(one, text)
      return words.every((word) => text.includes(word))
    }
  }
}
