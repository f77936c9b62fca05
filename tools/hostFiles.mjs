/**
 * `npm run host-files`: makes the host files anew after an edit of dist/config.js, without a build. `npm run build`
 * does so itself.
 */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { loadHost } from './host/load.mjs'

const { values } = parseArgs({
  options: {
    dist: { type: 'string', default: 'dist' },
    nginx: { type: 'string', default: 'dist-host/nginx' },
    pages: { type: 'string', default: 'dist-host/pages' },
  },
})
if (!existsSync(`${values.dist}/index.html`)) {
  console.error(`There is no build in ${values.dist}/: npm run build makes one.`)
  process.exit(1)
}
const { run } = await loadHost()
process.exit(run(values, console.log))
