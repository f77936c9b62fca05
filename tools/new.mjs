/**
 * `npm run new -- screen Invoices [--area site|account|dashboard] [--route /invoices]` and `npm run new -- component Rating`:
 * the folder with component, style sheet and stories of all fixed states. `--into` names another root.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { componentFiles } from './new/component.mjs'
import { screenFiles } from './new/screen.mjs'
import { readOptions } from './options.mjs'

const USAGE = `npm run new -- screen Invoices [--area site|account|dashboard] [--route /invoices]
npm run new -- component Rating

The folder with component, style sheet and stories of all fixed states.

  --area NAME    where a screen stands (site)
  --route PATH   its path in src/app/manifest.ts, if it is known already
  --into FOLDER  another root than this one
`
const AREAS = ['site', 'account', 'dashboard']
/** Where screens stand: those of the app itself come with the house. */
const SCREENS = [...AREAS, 'app']

function stop(why) {
  console.error(`${why}\n\n${USAGE}`)
  process.exit(1)
}

const TAKEN = ['Meta', 'Story', 'StoryObj', 'ReactNode', 'Default', 'LongContent', 'Mobile', 'Dark']

const { values, positionals } = readOptions(USAGE, {
  options: {
    area: { type: 'string', default: 'site' },
    route: { type: 'string', default: '' },
    into: { type: 'string', default: '.' },
  },
  allowPositionals: true,
})
const [kind, given = '', ...surplus] = positionals
const name = kind === 'screen' ? given.replace(/Screen$/, '') : given

if (kind !== 'screen' && kind !== 'component') stop('Say what to make: a screen or a component.')
if (surplus.length > 0) {
  const words = [given, ...surplus]
  const joined = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  stop(`A name is one word: ${joined}, not "${words.join(' ')}".`)
}
if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) stop(`A name looks like Invoices, not like "${given}".`)
// Beside what a skeleton imports and exports, or in place of what every script has, it would not compile.
if (kind === 'component' && (TAKEN.includes(name) || name in globalThis))
  stop(`${name} means something else in the files to be made: choose another name.`)
if (!AREAS.includes(values.area)) stop(`There is no area ${values.area}.`)
if (values.route && !/^\/[\w/-]*$/.test(values.route))
  stop(`A route looks like /invoices, not like "${values.route}".`)

const { folder, files } =
  kind === 'screen' ? screenFiles(name, values.area, values.route) : componentFiles(name)
const to = join(values.into, folder)
// Two screens of one name would be told apart by nobody who reads of them.
const folders = kind === 'screen' ? SCREENS.map((area) => `src/${area}/${name}Screen`) : [folder]
const taken = folders.find((one) => existsSync(join(values.into, one)))
if (taken) stop(`${taken} is there already.`)
mkdirSync(to, { recursive: true })
for (const [file, text] of Object.entries(files)) {
  writeFileSync(join(to, file), text)
  console.log(`${folder}/${file}`)
}
const stories = `${folder}/${Object.keys(files).find((file) => file.includes('.stories.'))}`
console.log(
  kind === 'screen'
    ? `\nNext: its path in src/app/manifest.ts${values.route ? '' : ' and in the stories'}, its line in src/app/routes.tsx, then\nnpm run ledger -- ${stories}`
    : `\nNext: npm run ledger -- ${stories}`,
)
