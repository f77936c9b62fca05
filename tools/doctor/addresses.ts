import { parseUrl } from '@/lib/parseUrl'
import { settingMistakes, told } from '../host/settingMistakes'

/** An http(s) address; null for what is none, such as a bare name. */
export function addressOf(text: string): URL | null {
  const url = parseUrl(text)
  return url && /^https?:$/.test(url.protocol) ? url : null
}

/** What was given for the API's address, as config.js wants it, and whether it named the version too. */
export function apiBaseOf(given: string): { base: string; versioned: boolean } {
  const whole = given.trim().replace(/\/+$/, '')
  const base = whole.replace(/\/+api\/v1$/i, '')
  return { base, versioned: base !== whole }
}

/** A name or password in front of the host. */
const CREDENTIALS = /^\s*https?:\/\/[^/?#\\]*@/i

/** Why the app would get nowhere by such an API's address: it writes a path behind it. */
function baseMistake(base: string): string | null {
  if (/^[^#]*\?/.test(base))
    return 'holds a query, which would take in the /api/v1 that is added: leave it out'
  if (base.includes('#')) return 'holds a hash, which would take in the /api/v1 that is added: leave it out'
  return apiBaseOf(base).versioned ? 'ends in /api/v1 twice: the app adds it once' : null
}

/**
 * Why no address of the API, or of a site, is meant by that, in a line; null where one is. It is judged as it was
 * written, and as it is understood.
 */
export function addressMistake(option: '--base' | '--site', written: string, understood: URL): string | null {
  const line = (why: string, address = written) => `${option}: ${told(address)} ${why}`
  if (!/^\s*https?:\/\//i.test(written)) return line('does not begin with https:// or http://')
  const named = [written, understood.href].find((address) => CREDENTIALS.test(address))
  if (named)
    return line('holds a name or password, which browsers send to no such address: leave it out', named)
  const ofBase = option === '--base' ? baseMistake(written) : null
  if (ofBase) return line(ofBase)
  // Of the rest host-files judges an address that has no path added as it is judged here.
  const [mistake] = [written, understood.href].flatMap((errorEndpoint) =>
    settingMistakes({ errorEndpoint }, undefined),
  )
  return mistake?.replace('errorEndpoint', option) ?? null
}

/** This very machine: browsers let every page ask it over http. */
const LOOPBACK = /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** Why no page of a site gets to an API at all, whatever that answers; null where it may. */
export function unreachable(site: URL, base: URL): string | null {
  if (site.protocol !== 'https:' || base.protocol !== 'http:' || LOOPBACK.test(base.hostname)) return null
  return `Mixed content: a browser lets no page of ${site.origin} ask ${base.origin} over http, so the app never reaches it.`
}
