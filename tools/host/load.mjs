/** Bundles what makes the host files (Node 20 runs no TypeScript) and loads it. */
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('../../', import.meta.url))
const outDir = 'node_modules/.cache/host'

/** @returns {Promise<typeof import('./main.ts')>} */
export async function loadHost() {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { ssr: 'tools/host/main.ts', outDir, emptyOutDir: true, target: 'node20', minify: false },
  })
  return import(pathToFileURL(`${root}${outDir}/main.js`).href)
}
