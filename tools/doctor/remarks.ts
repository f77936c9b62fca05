import { type Examined, isInVain } from './examine'

// What is said of the whole report, each in one line; a list that is empty where there is nothing to say.

/** Where web pages come instead of JSON: from a site, or from something that answers in the API's place. */
export function ofWebPages(examined: readonly Examined[], base: string): string[] {
  const answers = examined.filter(({ webPage }) => webPage !== undefined)
  const pages = answers.filter(({ webPage }) => webPage).length
  if (pages === 0) return []
  if (pages === answers.length)
    return [`${base} answers web pages, not an API: is this the address of the site?`]
  return [
    `${base} answers ${pages} of ${answers.length} calls with a web page instead of JSON: does something else answer there, such as the site, a proxy or a framework's own 404?`,
  ]
}

/** Where the address was given as no config.js may have it. */
export const ofVersion = (base: string): string[] => [
  `apiBase in config.js is without /api/v1, which the app adds: ${base}`,
]

/** Where no answer came to its end: no more were asked for. */
export const ofUnended = (examined: readonly Examined[]): string[] =>
  isInVain(examined)
    ? ['No further call was asked: two answers in a row took too long, and the next would as well.']
    : []

/** Where nobody was signed in, whether or not it was `tried`: most that the app shows was not seen. */
export function ofVisitors(examined: readonly Examined[], tried: boolean): string[] {
  const unjudged = new Set(
    examined.filter(({ asVisitor }) => asVisitor).map(({ operationId }) => operationId),
  )
  if (unjudged.size === 0) return []
  const why = tried ? 'signing in failed' : 'no account was given (--email, or DOCTOR_TOKEN)'
  return [
    `Only what visitors may ask was judged, since ${why}: what ${unjudged.size} operations answer to somebody who is signed in was not.`,
  ]
}
