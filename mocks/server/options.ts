import { parseArgs } from 'node:util'
import type { Scenario } from '../scenario'
import { scenarioMistakes } from '../scenarioMistakes'
import { columns } from './columns'
import { commandList } from './control'

/** Seconds that the access tokens of the faked backend count by themselves. */
const LONGEST_TTL = 900

export const HELP = `The faked backend over HTTP.

  npm run api -- [options]

  --port NUMBER        where it listens (4000; 0 takes any free port)
  --host NAME          the host it listens on (localhost)
  --latency MS         milliseconds before each answer (0; 600000 at most)
  --seed NAME          what the studio holds: typical, empty or huge (typical)
  --clock MOMENT       a clock that stands at this moment, such as 2026-03-04T17:00:00Z (the real time)
  --persist FILE       keep data in FILE and uploaded files in FILE.assets over a restart; FILE.lock says whose
                       they are while it runs
  --token-ttl SECONDS  seconds that an access token counts (900 at most)
  --help               this text

While it runs, it is steered by
${columns(Object.entries(commandList()))}
`

export interface ServerOptions {
  port: number
  host: string
  scenario: Partial<Scenario>
  /** Path of the file that keeps the data; null keeps it in memory. */
  persist: string | null
  tokenTtlSeconds: number | null
}

/** A wrong option; its message is for the person who typed it. */
export class OptionError extends Error {}

function wholeNumber(name: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new OptionError(`--${name} is a whole number, not "${text}".`)
  return Number(text)
}

/** Reads the command line; null means that help was asked for. Throws an OptionError. */
export function readOptions(args: readonly string[]): ServerOptions | null {
  const text = { type: 'string' } as const
  const names = ['port', 'host', 'latency', 'seed', 'clock', 'persist', 'token-ttl'] as const
  let values: Partial<Record<(typeof names)[number], string>> & { help?: boolean }
  try {
    values = parseArgs({
      args: [...args],
      options: {
        port: text,
        host: text,
        latency: text,
        seed: text,
        clock: text,
        persist: text,
        'token-ttl': text,
        help: { type: 'boolean' },
      },
    }).values
  } catch (error) {
    // Node's advice behind the first sentence names no option of ours.
    const [what = ''] = (error instanceof Error ? error.message : String(error)).split('. ')
    throw new OptionError(`${what.replace(/\.$/, '')}.`)
  }
  if (values.help) return null
  // Node would listen on every host, and nothing would be kept.
  for (const name of ['host', 'persist'] as const)
    if (values[name]?.trim() === '') throw new OptionError(`--${name} is empty.`)

  const port = wholeNumber('port', values.port ?? '4000')
  if (port > 65535) throw new OptionError('--port is at most 65535.')
  const scenario: Partial<Scenario> = {
    clock: values.clock ?? 'now',
    latency: wholeNumber('latency', values.latency ?? '0'),
    seed: (values.seed ?? 'typical') as Scenario['seed'],
  }
  const mistakes = scenarioMistakes(scenario)
  if (mistakes.length > 0) throw new OptionError(mistakes.join(' '))
  const ttl = values['token-ttl'] === undefined ? null : wholeNumber('token-ttl', values['token-ttl'])
  if (ttl !== null && (ttl < 1 || ttl > LONGEST_TTL))
    throw new OptionError(`--token-ttl is 1 to ${LONGEST_TTL} seconds.`)
  return {
    port,
    host: values.host ?? 'localhost',
    scenario,
    persist: values.persist ?? null,
    tokenTtlSeconds: ttl,
  }
}
