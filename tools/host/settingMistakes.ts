import { inspect } from 'node:util'
import { EXTENSIONS } from '../../src/lib/extensions.ts'
import { parseUrl } from '../../src/lib/parseUrl.ts'
import { PROVIDERS, readSettings } from '../../src/runtime/settings.ts'
import { type HostSettings, isHostName, readMediaSources } from './hostSettings.ts'

/** What is wrong with a setting's value, in lines that name both. */
type Judge = (name: string, value: unknown) => string[]

const nothing = (value: unknown) => value === undefined || value === null
const quoted = (words: readonly string[]) => words.map((word) => inspect(word)).join(', ')

/**
 * A value as it is told, in what may be kept in a log: of a text nothing that stands before an @ or behind a ? or #, and
 * nothing of what a list or object holds.
 */
export const told = (value: unknown) =>
  inspect(
    typeof value === 'string'
      ? value.replace(/^(\s*(?:[a-z][\w+.-]*:)?[/\\]+)?.*@/is, '$1…@').replace(/([?#]).+/s, '$1…')
      : value,
    { depth: -1 },
  )

/** Whether the app finds there what is meant: it drops what can be no address, and takes a bare name for a path. */
function isAddress(value: unknown): boolean {
  if (nothing(value)) return true
  if (typeof value !== 'string') return false
  const { apiBase } = readSettings({ apiBase: value }, undefined)
  return /^\/*$/.test(value.trim()) || /^(?:https?:\/\/|\/)/i.test(apiBase)
}

/** A name or password in front of the host: browsers send nothing to such an address. */
const CREDENTIALS = /^\s*(?:https?:)?\/\/[^/?#\\]*@/i

/** What a deployment should have filled in: anywhere the first two, which no address holds; the others in its host. */
const PLACEHOLDER = /\$\{|\{\{|^\s*(?:(?:https?:)?\/\/)?[^/?#\\]*(?:\$\w|<[^>]*>|%[a-z_]\w*%)/i

/** What keeps a policy from naming the host of an address; one of slashes alone has none. */
function hostMistake(value: string): string | null {
  const { hostname } = parseUrl(value.trim(), 'https://here.invalid') ?? {}
  if (hostname === undefined || isHostName(hostname)) return null
  if (hostname.startsWith('['))
    return 'cannot be used: browsers allow no IPv6 address in a policy: name a host'
  return 'names no single host: letters, digits, "." and "-" alone may stand in one'
}

const ofAddress: Judge = (name, value) => {
  if (typeof value === 'string' && PLACEHOLDER.test(value) && !CREDENTIALS.test(value))
    return [`${name}: ${told(value)} holds a placeholder that nothing has filled in`]
  if (!isAddress(value))
    return [`${name}: ${told(value)} is neither empty, nor begins with https://, http:// or /`]
  if (typeof value !== 'string') return []
  if (CREDENTIALS.test(value))
    return [`${name}: ${told(value)} holds a name or password, which everybody could read in config.js`]
  const mistake = hostMistake(value)
  return mistake ? [`${name}: ${told(value)} ${mistake}`] : []
}

/** The app would call /api/v1/api/v1. */
const VERSIONED = /\/api\/v1\/*$/i
const ORIGIN = "apiBase is the API's origin, without /api/v1"

/** The app writes a path behind it, so nothing may stand there that ends the path. */
const ofApiBase: Judge = (name, value) => {
  const found = ofAddress(name, value)
  if (typeof value !== 'string' || found.length > 0) return found
  const [beforeHash = '', ...hash] = value.trim().split('#')
  const [path = '', ...query] = beforeHash.split('?')
  return [
    ...(VERSIONED.test(path) ? ['ends in what the app adds'] : []),
    ...(query.length > 0 ? ['holds a query, which would take in what the app adds'] : []),
    ...(hash.length > 0 ? ['holds a hash, which would take in what the app adds'] : []),
  ].map((mistake) => `${name}: ${told(value)} ${mistake}: ${ORIGIN}`)
}

const strangers = (name: string, list: readonly unknown[], words: readonly string[]) =>
  list
    .filter((one) => !words.some((word) => word === one))
    .map((one) => `${name}: ${told(one)} is none of ${quoted(words)}`)

const ofExtensions: Judge = (name, value) => {
  if (nothing(value)) return []
  if (!Array.isArray(value)) return [`${name}: ${told(value)} is no list of ${quoted(EXTENSIONS)}`]
  return strangers(name, value, EXTENSIONS)
}

/** Not even null, by which somebody may mean none: the app offers both then. */
const ofSocialSignIn: Judge = (name, value) => {
  if (value === undefined || value === false) return []
  if (!Array.isArray(value))
    return [`${name}: ${told(value)} is neither false nor a list of ${quoted(PROVIDERS)}`]
  return strangers(name, value, PROVIDERS)
}

const ofMedia: Judge = (name, value) => {
  if (nothing(value)) return []
  if (!Array.isArray(value)) return [`${name}: ${told(value)} is no list`]
  return value
    .filter((one) => readMediaSources([one]).length === 0)
    .map((one) => `${name}: ${told(one)} is neither an origin such as https://media.example, nor https:`)
}

const ofFlag: Judge = (name, value) =>
  nothing(value) || typeof value === 'boolean' ? [] : [`${name}: ${told(value)} is neither true nor false`]

const JUDGES: Readonly<Record<keyof HostSettings, Judge>> = {
  apiBase: ofApiBase,
  extensions: ofExtensions,
  socialSignIn: ofSocialSignIn,
  mediaSources: ofMedia,
  errorEndpoint: ofAddress,
  webVitals: ofFlag,
}
const NAMES = Object.keys(JUDGES)

function ofUnknown(name: string, value: unknown): string {
  const meant = NAMES.find((known) => known.toLowerCase() === name.toLowerCase())
  const hint = meant ? `is ${meant} meant?` : `those are ${NAMES.join(', ')}`
  return `${name}: ${told(value)} is no setting that the app knows; ${hint}`
}

/** All in a config.js that the app would not take as it was meant; of the build's own base where that counts. */
export function settingMistakes(
  config: Readonly<Record<string, unknown>>,
  buildBase: string | undefined,
): string[] {
  const ownBase = readSettings({ apiBase: config.apiBase }, undefined).apiBase
  return [
    ...Object.entries(JUDGES).flatMap(([name, judge]) => judge(name, config[name])),
    ...(ownBase === '' ? ofApiBase('VITE_API_BASE', buildBase) : []),
    ...Object.entries(config)
      .filter(([name]) => !NAMES.includes(name))
      .map(([name, value]) => ofUnknown(name, value)),
  ]
}
