/**
 * `npm run licences`: what the site and its tools are made of, by licence, and what is known against it. Ends with 1 when
 * a package of the site has a licence that is not on the list, an advisory of weight stands against one, or package.json
 * leaves a version open. Where the registry does not tell of advisories the last line says so; with `--strict` it ends
 * with 2 then. `--offline` does not ask it.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { inexact } from './exactVersions.mjs'
import { readOptions } from './options.mjs'

const USAGE = `npm run licences -- [options]

What the site and its tools are made of, by license, and what is known against it.

  --strict   ends with 2 where the registry does not tell of advisories
  --offline  does not ask it`

const { values } = readOptions(USAGE, {
  options: { strict: { type: 'boolean' }, offline: { type: 'boolean' } },
})

/** What may be shipped to visitors without more ado. */
const SHIPPED =
  /^(MIT|MIT-0|ISC|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|0BSD|OFL-1\.1|CC0-1\.0|Unlicense|BlueOak-1\.0\.0)$/
/** What tools may have besides: they run here and reach nobody. */
const TOOLS = /^(MPL-2\.0|CC-BY-4\.0|CC-BY-3\.0|Python-2\.0|WTFPL)$/

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))

function licenceOf(folder) {
  const file = `${folder}/package.json`
  if (!existsSync(file)) return null
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8'))
  const named = license?.type ?? license ?? licenses?.map(({ type }) => type).join(' OR ')
  return named ? String(named).replace(/^\(|\)$/g, '') : 'not named'
}

/** Whether an expression offers a licence that fits, and asks for none that does not. */
const fits = (expression, allowed) =>
  expression
    .split(' OR ')
    .some((offer) => offer.split(' AND ').every((one) => allowed.some((list) => list.test(one.trim()))))

const packages = Object.entries(lock.packages)
  .filter(([folder]) => folder.startsWith('node_modules/'))
  .map(([folder, { version, dev = false, devOptional = false }]) => {
    const name = folder.replace(/^.*node_modules\//, '')
    return {
      name,
      version,
      // What the site's packages could do with but only tools ask for, and types, are no part of it either.
      dev: dev || devOptional || name.startsWith('@types/'),
      licence: licenceOf(folder),
    }
  })
// Optional ones that this machine does not need are not installed: other systems' binaries.
const here = packages.filter(({ licence }) => licence !== null)
const shipped = here.filter(({ dev }) => !dev)

function table(title, list) {
  const groups = Map.groupBy
    ? Map.groupBy(list, ({ licence }) => licence)
    : list.reduce((map, one) => map.set(one.licence, [...(map.get(one.licence) ?? []), one]), new Map())
  console.log(`\n${title}: ${list.length} packages`)
  for (const [licence, ones] of [...groups].sort((a, b) => b[1].length - a[1].length)) {
    const names = ones.map(({ name, version }) => `${name} ${version}`).sort()
    const some = title.startsWith('The site')
      ? names
      : [...names.slice(0, 6), ...(names.length > 6 ? ['…'] : [])]
    console.log(`  ${licence} (${ones.length}): ${some.join(', ')}`)
  }
}

table('The site', shipped)
table(
  'Its tools',
  here.filter(({ dev }) => dev),
)

const problems = [
  ...shipped
    .filter(({ licence }) => !fits(licence, [SHIPPED]))
    .map(({ name, licence }) => `${name} is shipped under ${licence}`),
  ...here
    .filter(({ dev, licence }) => dev && !fits(licence, [SHIPPED, TOOLS]))
    .map(({ name, licence }) => `${name} (a tool) has the licence ${licence}`),
  ...inexact(JSON.parse(readFileSync('package.json', 'utf8'))).map(
    (one) => `package.json leaves the version open: ${one}`,
  ),
]
/** Why the registry did not tell of advisories. */
let silence = null

if (!values.offline) {
  const { stdout } = spawnSync('npm', ['audit', '--json'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  try {
    const { metadata, vulnerabilities, message, error } = JSON.parse(stdout)
    if (!metadata) throw new Error(message ?? error?.summary ?? 'no answer')
    const { total, ...counts } = metadata.vulnerabilities
    const told = Object.entries(counts)
      .filter(([, count]) => count > 0)
      .map(([weight, count]) => `${count} ${weight}`)
    console.log(`\nKnown advisories: ${total === 0 ? 'none' : told.join(', ')}`)
    for (const [name, { severity, via, isDirect }] of Object.entries(vulnerabilities)) {
      const titles = via.map((one) => one.title ?? `by way of ${one}`).join('; ')
      console.log(`  ${name} (${severity}${isDirect ? ', direct' : ''}): ${titles}`)
      const ours = shipped.some((one) => one.name === name)
      if (ours && severity !== 'low' && severity !== 'info')
        problems.push(`${name} is shipped with an advisory: ${titles}`)
    }
  } catch (cause) {
    silence = cause.message
  }
}

if (problems.length > 0) {
  console.error(`\n${problems.join('\n')}`)
}
if (silence !== null)
  console.error(
    `\nKnown advisories: UNKNOWN, the registry did not say (${silence}); ask again with a connection.`,
  )
if (problems.length > 0) process.exit(1)
if (silence !== null && values.strict) process.exit(2)
