/**
 * `npm run host-files`: makes the host files anew after an edit of dist/config.js, without a build. `npm run build`
 * does so itself. `--dist` names another build, `--nginx` and `--pages` other folders than those beside it.
 */
import { existsSync } from 'node:fs'
import { loadHost } from './host/load.mjs'
import { placesBeside } from './host/places.mjs'
import { readOptions } from './options.mjs'

const USAGE = `npm run host-files -- [options]

Makes the host files anew after an edit of dist/config.js, without a build.

  --dist FOLDER   the build (dist)
  --nginx FOLDER  where nginx's files go, instead of the folder beside it
  --pages FOLDER  where the files of a build for a folder go, instead of the one beside it`

const { values } = readOptions(USAGE, {
  options: {
    dist: { type: 'string', default: 'dist' },
    nginx: { type: 'string' },
    pages: { type: 'string' },
  },
})
const beside = placesBeside(values.dist)
const places = { ...beside, ...values, dist: beside.dist }
if (!existsSync(`${places.dist}/index.html`)) {
  console.error(`There is no build in ${places.dist}/: npm run build makes one.`)
  process.exit(1)
}
const { run } = await loadHost()
process.exit(run(places, process.env, console.log))
