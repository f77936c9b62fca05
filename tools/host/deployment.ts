import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { runInNewContext } from 'node:vm'
import { readSettings, type Settings } from '../../src/runtime/settings.ts'

/** A config.js that the app would not take as it was meant. Its message says all that is wrong with it. */
export class BrokenSettings extends Error {
  override name = 'BrokenSettings'
}

/** What a config.js sets, as it stands there. @throws {BrokenSettings} */
function configOf(file: string): Record<string, unknown> {
  const window: { __APP_CONFIG__?: unknown } = {}
  try {
    runInNewContext(readFileSync(file, 'utf8'), { window }, { timeout: 5000 })
  } catch (error) {
    throw new BrokenSettings(`${file} cannot be read: ${String(error)}`)
  }
  const config = window.__APP_CONFIG__
  if (typeof config !== 'object' || config === null || Array.isArray(config))
    throw new BrokenSettings(`${file} sets no object on window.__APP_CONFIG__.`)
  return config as Record<string, unknown>
}

const nothing = (value: unknown) => value === undefined || value === null

/** Whether the app finds there what is meant: it drops what can be no address, and takes a bare name for a path. */
function isAddress(value: unknown): boolean {
  if (nothing(value)) return true
  if (typeof value !== 'string') return false
  const { apiBase } = readSettings({ apiBase: value }, undefined)
  return /^\/*$/.test(value.trim()) || /^(?:https?:\/\/|\/)/i.test(apiBase)
}

function mistakesOfAddress(name: string, value: unknown): string[] {
  if (isAddress(value)) return []
  return [`${name}: ${inspect(value)} is neither empty, nor begins with https://, http:// or /`]
}

function mistakesOfMedia(value: unknown): string[] {
  if (nothing(value)) return []
  if (!Array.isArray(value)) return [`mediaSources: ${inspect(value)} is no list`]
  return value
    .filter((one) => readSettings({ mediaSources: [one] }, undefined).mediaSources?.length === 0)
    .map(
      (one) => `mediaSources: ${inspect(one)} is neither an origin such as https://media.example, nor https:`,
    )
}

/**
 * The settings that the app takes from a build's config.js.
 * @throws {BrokenSettings} where the app could take less than what stands there, so that a slip is not deployed.
 */
export function deploymentOf(dist: string, buildBase: string | undefined): Settings {
  const file = join(dist, 'config.js')
  const config = configOf(file)
  const settings = readSettings(config, buildBase)
  const ownBase = readSettings({ apiBase: config.apiBase }, undefined).apiBase
  const mistakes = [
    ...mistakesOfAddress('apiBase', config.apiBase),
    ...(ownBase === '' ? mistakesOfAddress('VITE_API_BASE', buildBase) : []),
    ...mistakesOfAddress('errorEndpoint', config.errorEndpoint),
    ...mistakesOfMedia(config.mediaSources),
  ]
  if (mistakes.length > 0)
    throw new BrokenSettings(`${file} says what the app cannot use:\n  ${mistakes.join('\n  ')}`)
  return settings
}
