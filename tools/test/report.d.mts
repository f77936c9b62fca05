/** What a part of the tests came to; see report.mjs. */
export interface Outcome {
  passed: number
  failed: string[]
  files: string[]
  unsteady: string[]
}

/** With the errors that came of no test. */
export type VitestOutcome = Outcome & { outside: string[] }

export function outsidePath(path: string): string
export function vitestOutcome(path: string): VitestOutcome
export function withSecondTry(
  first: VitestOutcome & { ok: boolean },
  second: VitestOutcome & { ok: boolean },
): Pick<Outcome, 'passed' | 'failed' | 'unsteady'>
export function playwrightOutcome(path: string, dir?: string): Outcome
export function campaignOutcome(path: string, label: string): Outcome
export function recordNote(before: string, after: string, failed: readonly string[]): string | null
