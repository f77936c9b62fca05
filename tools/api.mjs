/** `npm run api`: bundles the faked backend's server (Node 20 runs no TypeScript) and runs it. */
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('../', import.meta.url))
const outDir = 'node_modules/.cache/api'

await build({
  root,
  // The site's own configuration is about browsers.
  configFile: false,
  logLevel: 'warn',
  build: { ssr: 'mocks/server/main.ts', outDir, emptyOutDir: true, target: 'node20', minify: false },
})
await import(new URL(`../${outDir}/main.js`, import.meta.url).href)
