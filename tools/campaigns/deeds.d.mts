/** What becomes of what a run sends; see deeds.mjs. */
export interface Deeds {
  press(): void
  effects(operationId: string): number
  wasDone(operationId: string): boolean
  send(
    operationId: string,
    request: { method(): string; url(): string; headers(): Record<string, string>; postData(): string },
  ): { accept(answer: unknown): void; tell(answer: unknown): void; end(): void }
}

export function createDeeds(wrong: string[], unique?: RegExp): Deeds
