/**
 * `npm run build`: dist/, with every public page drawn beforehand. SITE_URL names the site's public address for
 * canonical and share tags, without it src/content/studio.ts does; BASE_PATH the folder that it stands in there.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { loadHost } from './host/load.mjs'
import { placesBeside } from './host/places.mjs'
import { readOptions } from './options.mjs'
import { measureDashboard, measurePages, unmarkedLibraries } from './site/budgets.mjs'
import { judgeMarkup } from './site/markup.mjs'
import { basePathMistake, siteUrlMistake } from './site/siteUrl.mjs'
import { writePages } from './site/write.mjs'

readOptions(`npm run build

Makes dist/, with every public page drawn beforehand; it takes no options, but settings of the environment:

  SITE_URL   the site's public address, for canonical and share tags
  BASE_PATH  the folder that it stands in there`)

/** Another folder than dist/ for the end-to-end tests; what hosts get lies beside it. */
const { dist: OUT, nginx: NGINX, pages: PAGES } = placesBeside(process.env.BUILD_OUT ?? 'dist')
const DRAWING = 'node_modules/.cache/prerender'

const settings = () => (existsSync(`${OUT}/config.js`) ? readFileSync(`${OUT}/config.js`, 'utf8') : null)
// Told before the minutes that a build takes.
const mistake = basePathMistake(process.env) ?? siteUrlMistake(process.env)
if (mistake) {
  console.error(mistake)
  process.exit(1)
}
// The build empties the folder.
const formerSettings = settings()

process.env.NODE_ENV = 'production'
await build({ logLevel: 'warn', build: { outDir: OUT, manifest: true } })
await build({
  logLevel: 'error',
  build: { ssr: 'src/prerender.tsx', outDir: DRAWING, copyPublicDir: false, emptyOutDir: true },
})
const app = await import(pathToFileURL(`${DRAWING}/prerender.js`).href)
// Read before the pages are written: it is not deployed.
const manifest = JSON.parse(readFileSync(`${OUT}/.vite/manifest.json`, 'utf8'))
const pages = await writePages(OUT, app, process.env.SITE_URL || app.STUDIO.url)
const host = await loadHost()
const notes = [
  ...host.addressNote(process.env, app.STUDIO.url),
  ...host.lostSettingsNote(OUT, formerSettings, settings() ?? ''),
  ...host.formerFolderNote(OUT, PAGES),
  ...host.robotsNote(host.readBase(OUT), readFileSync(`${OUT}/robots.txt`, 'utf8'), PAGES),
]
for (const note of notes) console.log(note)
let folder = ''
try {
  host.writeHostFiles(OUT, NGINX)
  if (host.layOutFolder(OUT, PAGES)) folder = `, Netlify's and Cloudflare's in ${PAGES}`
} catch (error) {
  // A slip in public/config.js, or somebody's own files in PAGES: told in words.
  if (!['BrokenSettings', 'ForeignFolder'].includes(error.name)) throw error
  console.error(error.message)
  process.exit(1)
}
const packed = await host.packFiles(OUT)

const missing = { path: '/404', file: '404.html' }
const { rows, problems } = measurePages(OUT, [...pages.filter(({ prerendered }) => prerendered), missing])
problems.push(...unmarkedLibraries(OUT), ...host.secretsIn(OUT, process.env))
for (const file of readdirSync(OUT, { recursive: true, encoding: 'utf8' }))
  if (file.endsWith('.html'))
    problems.push(
      ...judgeMarkup(readFileSync(`${OUT}/${file}`, 'utf8')).map((problem) => `${file}: ${problem}`),
    )
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`
const most = (part) => rows.reduce((a, b) => (b[part] > a[part] && b.path !== '/contact' ? b : a))
const home = rows.find(({ path }) => path === '/')
console.log(
  `${OUT}/: ${pages.length} pages; ${packed} files packed beforehand; nginx's files in ${NGINX}${folder}`,
)
for (const row of [home, most('script')]) {
  const { path, html, script, style } = row
  console.log(
    `  ${path}  HTML ${kilobytes(html)} · script ${kilobytes(script)} · style ${kilobytes(style)} (brotli)`,
  )
}
const dashboard = measureDashboard(OUT, manifest)
console.log(`  /admin  script ${kilobytes(dashboard.script)} with chart and lists (brotli)`)
problems.push(...dashboard.problems)
if (problems.length > 0) {
  console.error(
    `Not as tools/site/budgets.mjs, markup.mjs and tools/host/secrets.ts want it:\n  ${problems.join('\n  ')}`,
  )
  process.exit(1)
}
