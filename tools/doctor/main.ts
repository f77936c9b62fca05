import { parseArgs } from 'node:util'
import { STUDIO } from '@/content/studio'
import { EXTENSIONS, type ExtensionName } from '@/lib/extensions'
import { told } from '../host/settingMistakes'
import { accountOf } from './account'
import { addressMistake, addressOf, apiBaseOf, unreachable } from './addresses'
import { examineAll } from './examine'
import { inWords } from './print'
import { ofUnended, ofVersion, ofVisitors, ofWebPages } from './remarks'
import { examineSite } from './site'

const HELP = `Asks a real API the contract's GETs and says where it differs from openapi.yaml, and what the app does about it.
It changes nothing but for signing in, which opens a session of the account: of the other calls that would, only the
preflight is sent, by which a browser asks whether it may.

  npm run doctor -- --base URL [options]
  npm run doctor -- --site URL [--json]   once the site is there: whether its pages, policy and config.js fit together

  --base URL         the API's origin, as apiBase in config.js; /api/v1 is added
  --token TOKEN      an access token; without one each call should be answered 401
  --email, --password  an account to sign in with instead
                     Rather set DOCTOR_TOKEN or DOCTOR_PASSWORD: arguments are seen by all on the machine, and kept
                     in the shell's history
  --admin            signs in as admin, or says that the token is an admin's: then each 403 is a difference
  --extensions LIST  what the API serves beside the specification, such as submissions,thread: as in config.js.
                     They are asked about the first work and conversation; shop only changes things: its preflights
  --user ID          whose projects are asked for; the signed-in person's own when left out
  --site URL         the site's origin, which CORS has to allow to read and to write (${STUDIO.url})
  --json             the report as JSON; by npm run -s doctor -- --json, else npm's own lines stand before it
  --help             this text

Ends with 0 when all is as the contract says, 1 when something differs, 2 when the API could not be asked.
`

/** What was wrong with the arguments. Node quotes one that stands alone: the rest of a secret with a space in it. */
const slipOf = ({ message, code }: Error & { code?: string }) =>
  code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL'
    ? 'Something stands among the arguments without an option; what has a space in it needs quotes.'
    : message

/** Tells of a site as its host serves it; returns the exit code. */
async function tellOfSite(site: URL, json: boolean, say: (text: string) => void): Promise<number> {
  const { api, answered, problems } = await examineSite(site)
  const address = site.origin + site.pathname
  const sound = `${address.replace(/\/$/, '')} is served as it was built. Its API: ${api}`
  say(json ? JSON.stringify({ site: address, api, problems }, null, 2) : problems.join('\n') || sound)
  if (!answered) return 2
  return problems.length > 0 ? 1 : 0
}

/** The command; returns the exit code. @param note is told what happens meanwhile, which is no part of the report. */
export async function run(
  args: readonly string[],
  say: (text: string) => void,
  env: Readonly<Record<string, string | undefined>> = {},
  note: (text: string) => void = () => {},
): Promise<number> {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  let values: { [name: string]: string | boolean | undefined }
  try {
    values = parseArgs({
      args: [...args],
      options: {
        base: text,
        token: text,
        email: text,
        password: text,
        user: text,
        site: text,
        extensions: text,
        admin: flag,
        json: flag,
        help: flag,
      },
    }).values
  } catch (error) {
    say(`${slipOf(error as Error)}\n\n${HELP}`)
    return 2
  }
  const given = (name: string) => (typeof values[name] === 'string' ? (values[name] as string) : undefined)
  const { base, versioned } = apiBaseOf(given('base') ?? '')
  const api = addressOf(base)
  const alone = given('base') === undefined && given('site') !== undefined
  if (values.help || !(api || alone)) {
    say(values.help ? HELP : `--base is the API's address, such as https://api.studio.example\n\n${HELP}`)
    return values.help ? 0 : 2
  }
  const siteGiven = given('site') ?? STUDIO.url
  const site = addressOf(siteGiven)
  if (!site) {
    say(`--site is the site's address, such as https://studio.example, not ${told(siteGiven).slice(1, -1)}`)
    return 2
  }
  const mistake = (api && addressMistake('--base', base, api)) ?? addressMistake('--site', siteGiven, site)
  if (mistake) {
    say(mistake)
    return 2
  }
  if (!api) return tellOfSite(site, values.json === true, say)
  const named = (given('extensions') ?? '').split(/[\s,]+/).filter(Boolean)
  const unknown = named.find((name) => !EXTENSIONS.some((one) => one === name))
  if (unknown) {
    say(`No extension is called ${unknown}; there are ${EXTENSIONS.join(', ')}.`)
    return 2
  }
  const account = accountOf(given, env)
  if ('slip' in account) {
    say(account.slip)
    return 2
  }
  const { token, email, password } = account
  const userId = given('user')
  const examined = await examineAll({
    apiUrl: `${base}/api/v1`,
    site: site.origin,
    token,
    admin: values.admin === true,
    extensions: named as ExtensionName[],
    password,
    waiting: (request) => note(`Waiting for an answer to ${request} …`),
    ...(email ? { email } : {}),
    ...(userId ? { userId } : {}),
  })
  const mixed = unreachable(site, api)
  const gone = examined.every(({ status }) => status === null)
  const first = [...ofWebPages(examined, base), ...(versioned ? ofVersion(base) : [])]
  const last = [...ofUnended(examined), ...ofVisitors(examined, Boolean(email))]
  if (values.json)
    say(JSON.stringify({ base, unreachable: mixed, remarks: [...first, ...last], calls: examined }, null, 2))
  else if (gone)
    say(`Nobody answers at ${base}: ${examined.flatMap(({ findings }) => findings)[0]?.problem}.`)
  else say([...(mixed ? [mixed] : []), ...first, inWords(examined), ...last].join('\n\n'))
  if (gone) return 2
  return mixed || examined.some(({ findings }) => findings.length > 0) ? 1 : 0
}
