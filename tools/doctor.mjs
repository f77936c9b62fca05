/** `npm run doctor`: bundles the API doctor and runs it. */
import { fileURLToPath } from 'node:url'
import { loadBundled } from './bundle.mjs'

const root = fileURLToPath(new URL('../', import.meta.url))

const { run } = await loadBundled('tools/doctor/main.ts', {
  resolve: { alias: { '@mocks': `${root}mocks`, '@': `${root}src` } },
})
process.exit(await run(process.argv.slice(2), console.log, process.env, console.error))
