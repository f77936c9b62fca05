/**
 * The site on the faked backend for the end-to-end tests: what `npm start` runs, built once instead of bundled on the
 * way, so that a page is there in a second.
 */
import { copyFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { parseArgs } from 'node:util'
import { build, preview } from 'vite'
import { settingsScript } from './test/settings.mjs'

const { values } = parseArgs({ options: { port: { type: 'string', default: '4174' } } })
const outDir = 'node_modules/.cache/e2e-demo'

await build({
  mode: 'mock',
  logLevel: 'warn',
  build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2000 },
})
const worker = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js')
await copyFile(worker, `${outDir}/mockServiceWorker.js`)
await writeFile(`${outDir}/config.js`, settingsScript())

// Without the site's own plugins: the faked backend checks the contract with code made on the fly, which the
// policy of the real site forbids.
const server = await preview({
  configFile: false,
  build: { outDir },
  preview: { port: Number(values.port), strictPort: true },
})
server.printUrls()
