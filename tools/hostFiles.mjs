/**
 * `npm run host-files`: makes the host files anew after an edit of dist/config.js, without a build. `npm run build`
 * does so itself.
 */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { buildBase, loadHost } from './host/load.mjs'

const { values } = parseArgs({
  options: {
    dist: { type: 'string', default: 'dist' },
    nginx: { type: 'string', default: 'dist-host/nginx' },
  },
})
if (!existsSync(`${values.dist}/index.html`)) {
  console.error(`There is no build in ${values.dist}/: npm run build makes one.`)
  process.exit(1)
}
const { writeHostFiles } = await loadHost()
const policy = writeHostFiles(values.dist, values.nginx, buildBase)
console.log(
  `${values.dist}/_headers, ${values.dist}/_redirects and ${values.nginx}/ follow ${values.dist}/config.js:`,
)
for (const part of policy.split('; ')) console.log(`  ${part}`)
