/**
 * `npm run build:demo`: dist-demo/, the whole product with its backend faked inside the page. Static files for any
 * folder of any host; an address below is found again through 404.html.
 */
import { writeFile } from 'node:fs/promises'
import { build, runnerImport } from 'vite'
import { readOptions } from '../options.mjs'

const USAGE = `npm run build:demo -- [options]

The whole product with its backend faked inside the page, as static files.

  --out FOLDER  where they go (dist-demo)`

const { values } = readOptions(USAGE, { options: { out: { type: 'string', default: 'dist-demo' } } })
const outDir = values.out

process.env.NODE_ENV = 'production'
await build({
  mode: 'demo',
  logLevel: 'warn',
  // Kilobytes: nobody waits for the faked backend over a slow line.
  build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2000 },
})
const { module } = await runnerImport('/tools/demo/scripts.ts')
await writeFile(`${outDir}/404.html`, module.NOT_FOUND)
await writeFile(`${outDir}/${module.MARK}`, '{"demo":"overprint"}\n')
await writeFile(`${outDir}/robots.txt`, 'User-agent: *\nDisallow: /\n')
console.log(`${outDir}/: the demo. Put it into any folder of a static host.
From file:// a browser loads none of it. To look at it here: node tools/demo/serve.mjs --built ${outDir}`)
