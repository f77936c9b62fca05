import { plain } from '@/lib/plain'

/** What can be found. */
export interface Findable {
  /** What it is called. */
  label: string
  /** Other words that lead to it. */
  words?: string
}

/** Everything but a letter or a digit, in any script, parts two words. */
const APART = /[^\p{L}\p{N}]+/u

/** Something findable with its words taken apart once, however often it is looked for. */
export interface Indexed<T> {
  entry: T
  label: string
  /** The words of the label, and those that lead there besides. */
  own: readonly string[]
  other: readonly string[]
  rest: string
}

export function indexed<T extends Findable>(entries: readonly T[]): Indexed<T>[] {
  return entries.map((entry) => {
    const label = plain(entry.label)
    const rest = plain(entry.words ?? '')
    return { entry, label, rest, own: label.split(APART), other: rest.split(APART) }
  })
}

/** Whether a word's letters are the beginnings of words one after the other: "hcl" of "Harbor Café logo". */
function isInitials(word: string, own: readonly string[]): boolean {
  if (word.length < 2 || !own.some((one) => one[0] === word[0])) return false
  // What led nowhere is not tried twice.
  const tried = new Set<number>()
  const seek = (at: number, from: number): boolean => {
    if (at === word.length) return true
    const state = at * (own.length + 1) + from
    if (tried.has(state)) return false
    tried.add(state)
    return own.slice(from).some((here, step) => {
      for (let length = 1; length <= here.length && here[length - 1] === word[at + length - 1]; length += 1)
        if (seek(at + length, from + step + 1)) return true
      return false
    })
  }
  return seek(0, 0)
}

/** What the letters of one word are worth, best first: a whole word, its beginning, its middle, initials. */
const WORTH = {
  first: 14,
  whole: 12,
  start: 10,
  otherStart: 6,
  inside: 4,
  initials: 3,
  otherInside: 2,
} as const

function worthOf(word: string, { label, own, other, rest }: Indexed<unknown>): number {
  if (label.startsWith(word)) return WORTH.first
  if (own.includes(word)) return WORTH.whole
  if (own.some((one) => one.startsWith(word))) return WORTH.start
  if (other.some((one) => one.startsWith(word))) return WORTH.otherStart
  if (label.includes(word)) return WORTH.inside
  if (isInitials(word, own)) return WORTH.initials
  return rest.includes(word) ? WORTH.otherInside : 0
}

/** How well a query fits; 0 where one of its words is not there at all. */
function fitOf(query: string, words: readonly string[], one: Indexed<unknown>): number {
  const worths = words.map((word) => worthOf(word, one))
  if (worths.some((worth) => worth === 0)) return 0
  const fit = worths.reduce((sum, worth) => sum + worth, 0) / words.length
  if (one.label === query) return fit + 100
  return one.label.startsWith(query) ? fit + 20 : fit
}

/** Something that was found, and how well it fits. */
export interface Found<T> {
  entry: T
  fit: number
}

/**
 * What a query finds: every word of it has to be there, in any case and with or without accents. The best first; where two
 * fit alike the shorter name, then the order in which they came. A query without a word finds nothing.
 */
export function ranked<T>(all: readonly Indexed<T>[], query: string): Found<T>[] {
  const wanted = plain(query)
  if (wanted === '') return []
  const words = wanted.split(' ')
  return all
    .map((one, at) => ({ one, at, fit: fitOf(wanted, words, one) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit || a.one.label.length - b.one.label.length || a.at - b.at)
    .map(({ one, fit }) => ({ entry: one.entry, fit }))
}
