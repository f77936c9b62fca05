/** What is noted of a question, beyond what the library knows of it. */
interface Freshness {
  /** When it was last answered, by the runtime's clock, in epoch ms; not what the app itself writes over an answer. */
  came?: number
  /** When it failed before anybody looked at it, in epoch ms. */
  failed?: number
  /** It was asked before its screen was there. */
  unseen?: boolean
  /** How long its answer had waited for its screen, in ms: it is new for that much longer. */
  waited?: number
}

const known = new WeakMap<object, Freshness>()

/** What is noted of a question, to be read and written. */
export function freshnessOf(query: object): Freshness {
  const noted = known.get(query) ?? {}
  known.set(query, noted)
  return noted
}
