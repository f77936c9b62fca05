/** The demo build for the end-to-end tests, in a folder of the plainest of static hosts. */
import { parseArgs } from 'node:util'
import { serveFolder } from '../shots/server.mjs'

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4175' }, folder: { type: 'string', default: '/a/b/' } },
})
const OUT = 'node_modules/.cache/e2e-dist-demo'

process.argv.push('--out', OUT)
await import('./build.mjs')
await serveFolder(OUT, values.folder, Number(values.port))
console.log(`http://localhost:${values.port}${values.folder}`)
