/**
 * The demo in a folder of the plainest of static hosts: built for the end-to-end tests, or as it lies in a folder
 * (`--built dist-demo`), to be looked at.
 */
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { serveFolder } from '../shots/server.mjs'
import { settingsScript } from '../test/settings.mjs'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4175' },
    folder: { type: 'string' },
    built: { type: 'string' },
  },
})
const OUT = 'node_modules/.cache/e2e-dist-demo'

if (!values.built) {
  // In place of this script's own options.
  process.argv.splice(2, process.argv.length, '--out', OUT)
  await import('./build.mjs')
  await writeFile(`${OUT}/config.js`, settingsScript())
}
const folder = values.folder ?? (values.built ? '/' : '/a/b/')
const { url } = await serveFolder(values.built ?? OUT, folder, Number(values.port))
console.log(url)
