import type { RunOutcome } from '../../handlers/outcomes'

const WORDS: Record<string, string> = {
  ok: 'As usual',
  slow: 'Slow, 3 s',
  hold: 'Held until released',
  offline: 'No answer',
  html: 'HTML of a proxy',
  malformed: 'JSON cut short',
  empty: 'Nothing there',
  nullLists: 'null for lists',
  400: '400 cannot be read',
  401: '401 not signed in',
  403: '403 not allowed',
  404: '404 not there',
  409: '409 conflict',
  413: '413 too large',
  422: '422 field is wrong',
  500: '500 server broke',
}

/** An outcome as the panel names it. */
export const outcomeWords = (outcome: RunOutcome): string => WORDS[outcome] ?? String(outcome)
