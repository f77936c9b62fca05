/**
 * Serves a copy of dist/ for the end-to-end tests, under the final policy and 404 rules, with a config.js of the tests' own
 * that points the same build to an API on another origin.
 */
import { cp, rm, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { preview } from 'vite'
import { settingsScript } from './test/settings.mjs'

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4173' }, api: { type: 'string', default: '' } },
})
const outDir = `node_modules/.cache/e2e-dist-${values.port}`
await rm(outDir, { recursive: true, force: true })
await cp('dist', outDir, { recursive: true })
await writeFile(`${outDir}/config.js`, settingsScript(values.api ? { apiBase: values.api } : {}))
const server = await preview({
  build: { outDir },
  preview: { port: Number(values.port), strictPort: true, host: '127.0.0.1' },
})
server.printUrls()
