/** Bundles what makes the host files (Node 20 runs no TypeScript) and loads it. */
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, loadEnv } from 'vite'

const root = fileURLToPath(new URL('../../', import.meta.url))
const outDir = 'node_modules/.cache/host'

/** The API's base that a build took from its environment; config.js names another one, or none. */
export const buildBase = loadEnv('production', root, 'VITE_').VITE_API_BASE

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
