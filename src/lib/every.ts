import type { Clock } from './ports'

/** Does the work every `ms`, for the first time after `ms`; returns a function that ends it, also from within the work. */
export function every(clock: Pick<Clock, 'after'>, ms: number, work: () => void): () => void {
  let cancel = clock.after(ms, function turn() {
    cancel = clock.after(ms, turn)
    work()
  })
  return () => cancel()
}
