import { readSettings, type Settings } from '../../src/runtime/settings.ts'

/** What a page's security policy is made of: the settings of the app, and one that the browser alone has to know. */
export interface HostSettings extends Settings {
  /**
   * Where pictures and films that data names may come from, besides the site and its API: origins, or `https:` for
   * anywhere over https.
   */
  mediaSources: readonly string[]
}

/** Anywhere over https: people name their pictures themselves. */
const ANY_MEDIA: readonly string[] = ['https:']
const MEDIA_SOURCE = /^https:$|^https?:\/\/(?:\*\.)?[a-z0-9.-]+(?::\d+)?$/i

/**
 * Whether a policy may name a host, as an address has it once it is read: no sign in it may end a part or a text. Browsers
 * drop a source that holds an IPv6 address or a `_`.
 */
export const isHostName = (hostname: string): boolean => /^[a-z0-9.-]+$/.test(hostname)

/** Reads `mediaSources`; what is no list takes its default, and of a list only what can be a source counts. */
export function readMediaSources(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return ANY_MEDIA
  return value
    .filter((one) => typeof one === 'string')
    .map((one) => one.trim().replace(/\/+$/, ''))
    .filter((one) => MEDIA_SOURCE.test(one))
}

/** Reads what config.js sets, the app's part as the app does, so that policy and app mean the same. */
export function readHostSettings(config: unknown, buildBase: string | undefined): HostSettings {
  const given = Object(config) as { mediaSources?: unknown }
  return { ...readSettings(config, buildBase), mediaSources: readMediaSources(given.mediaSources) }
}
