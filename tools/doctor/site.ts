import { buildBaseOf } from '../host/buildBase'
import { readHostSettings } from '../host/hostSettings'
import { settingMistakes, told } from '../host/settingMistakes'
import { contentSecurityPolicy } from '../vite/policy'
import { isWebPage, silenceOf, TIMEOUT_MS, unreadWhy } from './ask'
import { type Lack, lacking } from './policy'
import { servedConfig } from './siteConfig'

/** What was found of a site as its host serves it. */
export interface ServedSite {
  /** Where its pages look for the API; null where not all could be read. */
  api: string | null
  /** Whether anybody answered. */
  answered: boolean
  /** Each in one line; none where all is well. */
  problems: string[]
}

interface Page {
  status: number
  policy: string
  type: string
  text: string
}

/** Something answered, but it cannot be read, or not here. */
class Unread extends Error {}

async function get(url: URL): Promise<Page> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error: unknown) => {
    const why = silenceOf(error)
    throw /redirect count/.test(why) ? new Unread(`${url} leads on without an end: ${why}.`) : error
  })
  const { status, headers } = answer
  const text = await answer.text().catch((error: unknown) => {
    throw new Unread(`${url} answers ${status}, but the answer cannot be read: ${unreadWhy(error)}.`)
  })
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  return { status, policy: headers.get('content-security-policy') ?? '', type, text }
}

/** What a config.js sets, or what is said of one that sets nothing. */
function configOf(answer: Page): { config: Record<string, unknown>; problems: string[] } {
  const defaults = 'the app takes its defaults for all settings.'
  if (answer.status !== 200)
    return { config: {}, problems: [`config.js answers ${answer.status}: ${defaults}`] }
  if (isWebPage(answer)) return { config: {}, problems: [`config.js is HTML, no script: ${defaults}`] }
  const read = servedConfig(answer.text)
  if ('unknown' in read) throw new Unread(`config.js ${read.unknown}.`)
  if ('problem' in read) return { config: {}, problems: [`config.js ${read.problem}: ${defaults}`] }
  return { config: read.config, problems: [] }
}

const ANEW = '`npm run host-files`, then bring its files there too.'

/** What a page's policy lacks, in as few lines as there are causes. */
function ofPolicy(lacks: readonly Lack[], api: URL, reports: URL | null, home: URL): string[] {
  const isAt = ({ source }: Lack, url: URL | null) =>
    url !== null && url.origin !== home.origin && (source === url.origin || source === url.host)
  const unscripted = lacks.filter(({ source }) => source.startsWith("'sha256-"))
  const asks = (url: URL | null) =>
    lacks.some((one) => one.directive === 'connect-src' && isAt(one, url)) ? url : null
  const unasked = asks(api)
  const untold = unasked?.origin === reports?.origin ? null : asks(reports)
  const rest = lacks.filter(
    (one) => !unscripted.includes(one) && !isAt(one, unasked) && !(untold && isAt(one, untold)),
  )
  return [
    ...(unscripted.length > 0
      ? [
          'The policy allows another inline script than the page’s, so no page starts: both are of two builds. Bring dist/ and its host files there together, and have the host load them.',
        ]
      : []),
    ...(unasked ? [`The policy lets no page ask ${unasked.origin}, which config.js names: ${ANEW}`] : []),
    ...(untold
      ? [
          `The policy lets no page report crashes to ${untold.origin}, which config.js names as errorEndpoint: ${ANEW}`,
        ]
      : []),
    ...(rest.length > 0
      ? [
          `The policy lacks ${rest.map(({ directive, source }) => `${directive} ${source}`).join(', ')}: ${ANEW}`,
        ]
      : []),
  ]
}

/** What is wrong with the settings by themselves; an apiBase that is no address is told as the app takes it. */
function ofSettings(
  config: Record<string, unknown>,
  named: string,
  apiBase: string,
  base?: string,
): string[] {
  const noAddress = apiBase === '' && !/^\/*$/.test(named)
  return [
    ...(noAddress
      ? [`apiBase is ${told(named)}, which is no address: the app asks the site itself instead.`]
      : []),
    ...settingMistakes(config, base)
      .filter((line) => !(noAddress && /^(?:apiBase|VITE_API_BASE):/.test(line)))
      .map((line) => `config.js: ${line}.`),
  ]
}

/** Asks a site for its first page, for one that it has not, and for its settings. */
export async function examineSite(site: URL): Promise<ServedSite> {
  const home = new URL(site)
  home.pathname = home.pathname.replace(/\/*$/, '/')
  // A query is none of the site's.
  home.search = ''
  home.hash = ''
  const at = (path: string) => new URL(path, home)
  try {
    const [page, lost, script] = await Promise.all([get(home), get(at('no-such-page')), get(at('config.js'))])
    const { config, problems } = configOf(script)
    const buildBase = buildBaseOf(page.text)
    const settings = readHostSettings(config, buildBase)
    const { apiBase, errorEndpoint } = settings
    const api = new URL(apiBase || '/', home)
    const own = typeof config.apiBase === 'string' ? config.apiBase.trim() : ''
    const lacks = lacking(page.policy, contentSecurityPolicy(page.text, settings), home)
    // Where the settings are not known, the policy may well be of others than the defaults.
    const judged = problems.length > 0 ? lacks.filter(({ directive }) => directive === 'script-src') : lacks
    if (page.status !== 200) problems.unshift(`${home} answers ${page.status} instead of 200.`)
    problems.push(...ofSettings(config, own || buildBase || '', apiBase, buildBase))
    if (lost.status !== 404)
      problems.push(
        `/no-such-page answers ${lost.status} instead of 404: each slip is a page for search engines.`,
      )
    if (page.policy)
      problems.push(...ofPolicy(judged, api, errorEndpoint ? new URL(errorEndpoint, home) : null, home))
    else
      problems.push(
        'The page has no Content-Security-Policy: the host does not use what `npm run host-files` made.',
      )
    return { api: api.href, answered: true, problems }
  } catch (error) {
    if (error instanceof Unread) return { api: null, answered: true, problems: [error.message] }
    return { api: null, answered: false, problems: [`Nobody answers at ${home}: ${silenceOf(error)}.`] }
  }
}
