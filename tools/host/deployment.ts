import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { type HostSettings, readHostSettings } from './hostSettings.ts'
import { settingMistakes } from './settingMistakes.ts'

/** A config.js that the app would not take as it was meant. Its message says all that is wrong with it. */
export class BrokenSettings extends Error {
  override name = 'BrokenSettings'
}

/** What the text of a config.js sets; whatever that is. @throws where it does not run. */
export function configIn(text: string): unknown {
  const window: { __APP_CONFIG__?: unknown } = {}
  runInNewContext(text, { window }, { timeout: 5000 })
  return window.__APP_CONFIG__
}

/** What a config.js sets, as it stands there. @throws {BrokenSettings} */
function configOf(file: string): Record<string, unknown> {
  let config: unknown
  try {
    config = configIn(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new BrokenSettings(`${file} cannot be read: ${String(error)}`)
  }
  if (typeof config !== 'object' || config === null || Array.isArray(config))
    throw new BrokenSettings(`${file} sets no object on window.__APP_CONFIG__.`)
  return config as Record<string, unknown>
}

/**
 * The settings that the app takes from a build's config.js.
 * @throws {BrokenSettings} where the app could take less than what stands there, so that a slip is not deployed.
 */
export function deploymentOf(dist: string, buildBase: string | undefined): HostSettings {
  const file = join(dist, 'config.js')
  const config = configOf(file)
  const mistakes = settingMistakes(config, buildBase)
  if (mistakes.length > 0)
    throw new BrokenSettings(`${file} says what the app cannot use:\n  ${mistakes.join('\n  ')}`)
  return readHostSettings(config, buildBase)
}
