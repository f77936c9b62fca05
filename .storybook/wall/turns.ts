interface Asker {
  /** How far it is from what is being looked at, in px; asked when a turn is free. */
  distance: () => number
  start: () => void
}

/**
 * Hands out turns, at most `limit` at a time: the nearest of those who wait comes first. `take` returns the function that
 * gives the turn back, or the place in the queue; called twice, it does nothing more.
 */
export function createTurns(limit: number) {
  const waiting = new Set<Asker>()
  let running = 0
  const next = () => {
    while (running < limit && waiting.size > 0) {
      const [nearest] = [...waiting].sort((one, other) => one.distance() - other.distance()) as [Asker]
      waiting.delete(nearest)
      running += 1
      nearest.start()
    }
  }
  return {
    take(distance: () => number, start: () => void): () => void {
      let started = false
      let over = false
      const asker: Asker = {
        distance,
        start() {
          started = true
          start()
        },
      }
      waiting.add(asker)
      // Those who ask in the same breath are ranked, not served as they come.
      queueMicrotask(next)
      return () => {
        if (over) return
        over = true
        waiting.delete(asker)
        if (started) running -= 1
        queueMicrotask(next)
      }
    },
  }
}
