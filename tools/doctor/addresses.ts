import { settingMistakes } from '../host/settingMistakes'

/** An http(s) address; null for what is none, such as a bare name. */
export function addressOf(text: string): URL | null {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? new URL(text) : null
}

/** What was given for the API's address, as config.js wants it, and whether it named the version too. */
export function apiBaseOf(given: string): { base: string; versioned: boolean } {
  const whole = given.trim().replace(/\/+$/, '')
  const base = whole.replace(/\/+api\/v1$/, '')
  return { base, versioned: base !== whole }
}

/**
 * Why host-files would take no such address for the API, or for a site, in its own words; null where it would. It is
 * judged as it was written, and as it is understood.
 */
export function addressMistake(option: '--base' | '--site', written: string, understood: URL): string | null {
  const setting = option === '--base' ? 'apiBase' : 'errorEndpoint'
  const lines = [written, understood.href]
    .map((address) => settingMistakes({ [setting]: address }, undefined))
    .find((mistakes) => mistakes.length > 0)
  return lines?.map((line) => line.replace(setting, option)).join('\n') ?? null
}

/** This very machine: browsers let every page ask it over http. */
const LOOPBACK = /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** Why no page of a site gets to an API at all, whatever that answers; null where it may. */
export function unreachable(site: URL, base: URL): string | null {
  if (site.protocol !== 'https:' || base.protocol !== 'http:' || LOOPBACK.test(base.hostname)) return null
  return `Mixed content: a browser lets no page of ${site.origin} ask ${base.origin} over http, so the app never reaches it.`
}
