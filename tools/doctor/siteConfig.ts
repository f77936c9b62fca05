import { spawnSync } from 'node:child_process'

/** How long a config.js may run. */
const TIMEOUT_MS = 2_000

// In a realm of its own that is given nothing, and what comes of it is text, so that nothing of this one gets there.
const SCRIPT = `
const { createContext, runInContext } = require('node:vm')
const limits = { timeout: ${TIMEOUT_MS}, filename: 'config.js' }
let said
try {
  const context = createContext(Object.create(null))
  runInContext('window = {}', context)
  runInContext(require('node:fs').readFileSync(0, 'utf8'), context, limits)
  said = { json: runInContext('JSON.stringify(window.__APP_CONFIG__)', context, limits) }
} catch (error) {
  said = { error: String(error) }
}
process.stdout.write(JSON.stringify(said))`

/** Files and other programs stay out of its reach; Node has called the option by two names. */
const PERMISSION = ['--permission', '--experimental-permission'].filter((name) =>
  process.allowedNodeEnvironmentFlags.has(name),
)

/** What a served config.js sets, or why it sets nothing, or why nobody knows, in words that follow "config.js". */
export type ServedConfig = { config: Record<string, unknown> } | { problem: string } | { unknown: string }

/**
 * Runs the text of a config.js as host-files does, but in a process of its own without this one's environment: it comes
 * from the network, and DOCTOR_PASSWORD may stand there.
 */
export function servedConfig(text: string): ServedConfig {
  const { stdout, error } = spawnSync(process.execPath, [...PERMISSION.slice(0, 1), '-e', SCRIPT], {
    input: text,
    env: {},
    encoding: 'utf8',
    timeout: 3 * TIMEOUT_MS,
  })
  // Null where no process could be started, whatever the types say.
  if ((stdout as string | null) === null) return { unknown: `could not be looked at: ${error?.message}` }
  let said: { json?: string; error?: string }
  try {
    said = JSON.parse(stdout)
  } catch {
    return { problem: 'cannot be read' }
  }
  if (said.error !== undefined) return { problem: `cannot be read: ${said.error}` }
  const config: unknown = JSON.parse(said.json ?? 'null')
  if (typeof config !== 'object' || config === null || Array.isArray(config))
    return { problem: 'sets no settings on window.__APP_CONFIG__' }
  return { config: config as Record<string, unknown> }
}
