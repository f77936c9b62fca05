import { TEXTS } from './texts'

/** Texts that stand inside another one: only the whole literal tells which of them is meant. */
const inside = (text: string) => TEXTS.some((other) => other.text !== text && other.text.includes(text))

/** Short words stand in many a sentence. */
const SHORT = 12

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Each text is looked for in every story and test. */
const patterns = new Map<string, RegExp>()

/** What is looked for: the text, with any word where the moment fills one in. */
function patternOf(text: string): RegExp {
  const made = patterns.get(text) ?? makePattern(text)
  patterns.set(text, made)
  return made
}

function makePattern(text: string): RegExp {
  const words = escaped(text).replace(/\\\{\w+\\\}/g, '\\w+')
  return new RegExp(text.length < SHORT || inside(text) ? `^${words}$` : words)
}

/** Whether a story or test names a text of the specification among its words. */
export function names(words: ReadonlySet<string>, text: string): boolean {
  if (words.has(text)) return true
  const pattern = patternOf(text)
  for (const word of words) if (pattern.test(word)) return true
  return false
}
