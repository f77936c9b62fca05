/** Says an error of the faked backend so that nobody misses it. */
export function sayAloud(error: Error): void {
  // biome-ignore lint/suspicious/noConsole: a breach of the contract has to be seen where the work is done
  console.error(`[mocks] ${error.message}`, error.cause ?? '')
}
