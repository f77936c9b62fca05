/** What a part of the tests came to; see report.mjs. */
export interface Outcome {
  passed: number
  failed: string[]
  files: string[]
  unsteady: string[]
}

export function vitestOutcome(path: string): Outcome
export function playwrightOutcome(path: string, dir?: string): Outcome
export function campaignOutcome(path: string, label: string): Outcome
export function recordNote(before: string, after: string, failed: readonly string[]): string | null
