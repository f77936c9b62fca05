/** Asks once, whoever wants it; what did not come (a file that is gone, no network) is asked for again by the next one. */
export function untilItComes<T>(ask: () => Promise<T>): () => Promise<T> {
  let coming: Promise<T> | null = null
  return () => {
    coming ??= ask().catch((error: unknown) => {
      coming = null
      throw error
    })
    return coming
  }
}
