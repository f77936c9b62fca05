/** `npm run doctor`: bundles the API doctor (Node 20 runs no TypeScript) and runs it. */
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('../', import.meta.url))
const outDir = 'node_modules/.cache/doctor'

await build({
  root,
  configFile: false,
  logLevel: 'error',
  resolve: { alias: { '@mocks': `${root}mocks`, '@': `${root}src` } },
  build: { ssr: 'tools/doctor/main.ts', outDir, emptyOutDir: true, target: 'node20', minify: false },
})
const { run } = await import(pathToFileURL(`${root}${outDir}/main.js`).href)
process.exit(await run(process.argv.slice(2), console.log, process.env, console.error))
