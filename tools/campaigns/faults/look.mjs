/** How a screen of the fault campaign is looked at. */
import { inspect, mistakes } from '../inspect.mjs'

export const wait = (ms) => new Promise((go) => setTimeout(go, ms))
/** What still waits by then waits for ever; on a busy machine everything takes longer. */
export const PATIENCE_MS = 30_000

/** Looks until nothing waits any more, at most `ms`; notes whether words were seen on the way. */
export async function settle(page, ms = PATIENCE_MS, words = null) {
  const until = Date.now() + ms
  let seen = false
  let view = null
  for (let calm = 0; Date.now() < until && calm < 4; await wait(150)) {
    view = await inspect(page).catch(() => null)
    if (words && view && words.test(view.text)) seen = true
    calm = view && view.waiting.length === 0 && view.headings > 0 ? calm + 1 : 0
  }
  return { view, seen }
}

/** What is wrong with a screen that had time to come. */
export function judgeView(view) {
  if (!view) return ['the page cannot be looked at']
  return [
    ...mistakes(view),
    ...(view.waiting.length > 0 ? [`waits without an end: ${view.waiting.join(', ')}`] : []),
  ]
}

/** A clock that goes on says something else a minute later, and at midnight another day. */
const TIME = /[A-Z][a-z]{2} \d{1,2}, \d{4}|just now|\d+ (?:min|h) ago|yesterday|\d{1,2}:\d{2}(?: ?[AP]M)?/gi

/** The lines of a text, each with how often it stands there. */
function countLines(text) {
  const counts = new Map()
  for (const line of text.replace(TIME, '…').split('\n')) {
    const words = line.trim()
    if (words) counts.set(words, (counts.get(words) ?? 0) + 1)
  }
  return counts
}

/** The lines that a text has less often than it should. */
export function missingLines(text, whole) {
  const there = countLines(text)
  return [...countLines(whole)].flatMap(([line, count]) => ((there.get(line) ?? 0) < count ? [line] : []))
}
