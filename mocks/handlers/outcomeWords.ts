import type { RunOutcome } from './outcomes'

interface OutcomeWords {
  /** As a list offers it. */
  label: string
  /** What the call does: the end of a sentence that begins with it. */
  does: string
}

/** The words for each outcome that is no status: panel, walls, Docs pages and Storybook's toolbar take them from here. */
export const OUTCOME_WORDS: Record<Extract<RunOutcome, string>, OutcomeWords> = {
  ok: { label: 'As usual', does: 'works' },
  slow: { label: 'Slow, 3 s', does: 'takes three seconds' },
  hold: { label: 'Held until released', does: 'is held until you release it' },
  offline: { label: 'No answer', does: 'fails like a dead network' },
  html: { label: 'HTML of a proxy', does: "gets a proxy's error page with status 502" },
  malformed: { label: 'JSON cut short', does: 'ends as usual, but its answer is cut short' },
  empty: { label: 'Nothing there', does: 'finds nothing' },
  nullLists: { label: 'Lists are null', does: 'gets null where lists should be' },
}

const STATUSES: Record<number, string> = {
  400: '400 cannot be read',
  401: '401 not signed in',
  403: '403 not allowed',
  404: '404 not there',
  409: '409 conflict',
  413: '413 too large',
  422: '422 field is wrong',
  500: '500 server broke',
}

/** An outcome as a list offers it. */
export const outcomeLabel = (outcome: RunOutcome): string =>
  typeof outcome === 'number' ? (STATUSES[outcome] ?? String(outcome)) : OUTCOME_WORDS[outcome].label

/** What a call with that outcome does, as the end of a sentence. */
export const outcomeDoes = (outcome: RunOutcome): string =>
  typeof outcome === 'number' ? `is answered ${outcome}` : OUTCOME_WORDS[outcome].does
