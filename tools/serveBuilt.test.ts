import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { started } from './test/started.ts'
import { settingsOf } from './vite/policy.ts'

/** Serves a build whose config.js is this text, and gives what is served instead of it. */
async function servedSettings(config: string, api: string): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'serve-built-'))
  mkdirSync(join(root, 'dist'))
  writeFileSync(join(root, 'dist/index.html'), '<script defer src="/config.js"></script>')
  writeFileSync(join(root, 'dist/config.js'), config)
  const script = join(import.meta.dirname, 'serveBuilt.mjs')
  try {
    return await started(
      [script, '--api', api],
      async (origin) => (await fetch(`${origin}/config.js`)).text(),
      root,
    )
  } finally {
    rmSync(root, { recursive: true })
  }
}

it("asks the test's own API, whatever a studio has written into config.js", { timeout: 60_000 }, async () => {
  const studio = `window.__APP_CONFIG__ = {
    apiBase: 'https://api.studio.example', extensions: ['shop'], socialSignIn: [],
    mediaSources: [], errorEndpoint: 'https://errors.studio.example/in', webVitals: true,
  }`
  const served = settingsOf(await servedSettings(studio, 'http://localhost:4010'))
  expect(served).toEqual({
    apiBase: 'http://localhost:4010',
    extensions: [],
    socialSignIn: ['google', 'github'],
    mediaSources: ['https:'],
    errorEndpoint: '',
    webVitals: false,
  })
})
