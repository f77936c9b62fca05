/**
 * `npm run build:demo`: dist-demo/, the whole product with its backend faked inside the page. Static files for any
 * folder of any host; an address below is found again through 404.html.
 */
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { build, runnerImport } from 'vite'

const { values } = parseArgs({
  options: { out: { type: 'string', default: 'dist-demo' } },
  // The server of the end-to-end tests has options of its own.
  strict: false,
})
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
