import { readSettings } from '@/runtime/settings'
import { buildBaseOf } from '../host/buildBase'
import { told } from '../host/settingMistakes'
import { inlineScriptHashes } from '../vite/headScript'
import { silenceOf, TIMEOUT_MS } from './ask'

/** What was found of a site as its host serves it. */
export interface ServedSite {
  /** Where its pages look for the API; null where nothing could be asked. */
  api: string | null
  /** Each in one line; none where all is well. */
  problems: string[]
}

async function get(url: URL) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  const policy = answer.headers.get('content-security-policy') ?? ''
  return { status: answer.status, policy, text: await answer.text() }
}

/** What a policy allows of one kind. */
const sources = (policy: string, kind: string): readonly string[] =>
  policy
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .find(([name]) => name === kind) ?? []

/** Whether a policy lets a page of `home` ask there. */
function isAllowed(policy: string, api: URL, home: URL): boolean {
  const allowed = sources(policy, 'connect-src')
  // Without a scheme the page's own is meant, or the safer one.
  const bare = (api.protocol === home.protocol || api.protocol === 'https:') && allowed.includes(api.host)
  return api.origin === home.origin || allowed.includes(api.origin) || bare
}

/** Read, not run: it comes from the network. */
const baseIn = (config: string) =>
  /^(?!\s*\/\/).*?\bapiBase['"]?\s*:\s*(['"`])(.*?)\1/m.exec(config)?.[2]?.trim()

/** Asks a site for its first page, for one that it has not, and for its settings. */
export async function examineSite(site: URL): Promise<ServedSite> {
  const home = new URL(site.href.replace(/\/*$/, '/'))
  const at = (path: string) => new URL(path, home)
  try {
    const [page, lost, config] = await Promise.all([get(home), get(at('no-such-page')), get(at('config.js'))])
    const named = baseIn(config.text) || buildBaseOf(page.text) || ''
    // As the app takes it, which drops what can be no address.
    const { apiBase } = readSettings({ apiBase: named }, undefined)
    const api = new URL(apiBase || '/', home)
    const allowed = sources(page.policy, 'script-src')
    const startable = inlineScriptHashes(page.text).every((hash) => allowed.includes(hash))
    const reachable = isAllowed(page.policy, api, home)
    const checks: [wrong: boolean, problem: string][] = [
      [page.status !== 200, `${home} answers ${page.status} instead of 200.`],
      [
        config.status !== 200,
        `config.js answers ${config.status}: the app takes its defaults for all settings.`,
      ],
      [
        apiBase === '' && !/^\/*$/.test(named),
        `apiBase is ${told(named)}, which is no address: the app asks the site itself instead.`,
      ],
      [
        lost.status !== 404,
        `/no-such-page answers ${lost.status} instead of 404: each slip is a page for search engines.`,
      ],
      [
        !page.policy,
        'The page has no Content-Security-Policy: the host does not use what `npm run host-files` made.',
      ],
      [
        Boolean(page.policy) && !startable,
        'The policy allows another inline script than the page’s, so no page starts: both are of two builds. Bring dist/ and its host files there together, and have the host load them.',
      ],
      [
        Boolean(page.policy) && !reachable,
        `The policy lets no page ask ${api.origin}, which config.js names: \`npm run host-files\`, then bring its files there too.`,
      ],
    ]
    return { api: api.href, problems: checks.flatMap(([wrong, problem]) => (wrong ? [problem] : [])) }
  } catch (error) {
    return { api: null, problems: [`Nobody answers at ${home}: ${silenceOf(error)}.`] }
  }
}
