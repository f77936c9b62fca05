import { parseUrl } from '@/lib/parseUrl'

/** What a policy should allow, and does not. */
export interface Lack {
  directive: string
  source: string
}

const NONE = "'none'"
/** A policy that is silent of these allows them all; of the others default-src counts then. */
const WITHOUT_DEFAULT: readonly string[] = ['base-uri', 'form-action', 'frame-ancestors']

/** The sources of each directive; of one that stands twice the first counts, as in a browser. */
function directivesOf(policy: string): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  for (const part of policy.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/)
    if (name && !found.has(name.toLowerCase())) found.set(name.toLowerCase(), sources)
  }
  return found
}

/** Without a scheme a source means the page's own. */
function urlOf(source: string, home: URL): URL | null {
  return parseUrl(source.includes('://') ? source : `${home.protocol}//${source}`)
}

/** Whether a scheme is the wanted one, or the less safe one, which stands for both. */
const fits = (scheme: string, wanted: string) =>
  scheme === wanted || (scheme === 'http:' && wanted === 'https:')

const HOST = /^(?:([a-z][\w+.-]*:)\/\/)?([^/:]+)(?::(\d+|\*))?\/?$/i

function allowsUrl(source: string, url: URL, home: URL): boolean {
  if (source === '*') return /^https?:$/.test(url.protocol)
  if (source === "'self'") return url.origin === home.origin
  if (/^[a-z][\w+.-]*:$/i.test(source)) return fits(source.toLowerCase(), url.protocol)
  const [, scheme, host = '', port] = HOST.exec(source) ?? []
  if (!host || !fits((scheme ?? home.protocol).toLowerCase(), url.protocol)) return false
  const own = host.toLowerCase()
  const sameHost = own.startsWith('*.') ? url.hostname.endsWith(own.slice(1)) : url.hostname === own
  // A standard port is none in a URL.
  const samePort = port === '*' || urlOf(`${url.protocol}//host:${port ?? ''}`, home)?.port === url.port
  return sameHost && samePort
}

/** Whether a list of sources allows all that one of them would. */
function covers(list: readonly string[], source: string, home: URL): boolean {
  if (list.includes(source)) return true
  if (source === "'self'") return list.some((one) => allowsUrl(one, home, home))
  if (source.startsWith("'")) return false
  if (source.endsWith(':')) return source === 'https:' && (list.includes('*') || list.includes('http:'))
  const url = urlOf(source, home)
  return url !== null && list.some((one) => allowsUrl(one, url, home))
}

/**
 * What the policy of a page of `home` does not allow, or does not forbid, of what another one does. A header may hold
 * several, each of which has to allow it.
 */
export function lacking(served: string, wanted: string, home: URL): Lack[] {
  const policies = served.split(',').map(directivesOf)
  const listsOf = (directive: string) =>
    policies.flatMap((policy) => {
      const usual = WITHOUT_DEFAULT.includes(directive) ? undefined : policy.get('default-src')
      const list = policy.get(directive) ?? usual
      return list ? [list] : []
    })
  return [...directivesOf(wanted)].flatMap(([directive, sources]) => {
    const lists = listsOf(directive)
    const allowed = (source: string) =>
      source === NONE
        ? lists.some((list) => list.join() === NONE)
        : lists.length > 0 && lists.every((list) => covers(list, source, home))
    return sources.filter((source) => !allowed(source)).map((source) => ({ directive, source }))
  })
}
