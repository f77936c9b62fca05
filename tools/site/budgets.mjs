/** Budgets of the built pages, in bytes after brotli: a page that grows past them fails the build. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { keyAt } from './assets.mjs'
import { DASHBOARD_PARTS } from './dashboard.mjs'

const KB = 1000
/** What a public page may cost; the script includes everything that it loads before an interaction. */
const LIMITS = { script: 112 * KB, style: 25 * KB, html: 20 * KB }
/** The contact form brings its form library and a select. */
const FORM_SCRIPT = 171 * KB
/** Home is what most visitors see first. */
const HOME_SCRIPT = 95 * KB
/** An admin's dashboard with its chart and lists, before anybody touches it. */
const DASHBOARD_SCRIPT = 152 * KB

const scriptLimit = (path) => ({ '/': HOME_SCRIPT, '/contact': FORM_SCRIPT })[path] ?? LIMITS.script

/** Words that only one library's code holds, and the pages that may load it. */
const LIBRARIES = [
  { name: 'form library', marks: ['shouldUseNativeValidation'], allowed: /^\/contact$/ },
  { name: 'validation library', marks: ['unrecognized_keys'], allowed: /^\/contact$/ },
  { name: 'chart library', marks: ['recharts-'], allowed: /^$/ },
  { name: 'query cache', marks: ['gcTime'], allowed: /^$/ },
  { name: 'dialog, menu and toast library', marks: ['base-ui'], allowed: /^\/contact$/ },
]

const IMPORT = /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g

/** In words, each library that no script of the build holds: its mark is out of date, and would be found nowhere. */
export function unmarkedLibraries(dist) {
  const texts = readdirSync(join(dist, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(dist, 'assets', name), 'utf8'))
  return LIBRARIES.filter(
    ({ marks }) => !marks.every((mark) => texts.some((text) => text.includes(mark))),
  ).map(({ name, marks }) => `No script holds the mark of the ${name} any more (${marks.join(', ')}).`)
}

/** The text of every script that a page loads at once: those it names, and what they import. */
function scriptsOf(dist, html) {
  const texts = new Map()
  const visit = (name) => {
    if (texts.has(name)) return
    const text = readFileSync(join(dist, 'assets', name), 'utf8')
    texts.set(name, text)
    for (const [, next] of text.matchAll(IMPORT)) visit(next)
  }
  for (const [, name] of html.matchAll(/(?:src|href)="\/(?:[^"]+\/)?assets\/([\w.-]+\.js)"/g)) visit(name)
  return texts
}

const sizes = new Map()

/** Bytes after brotli; most files stand on every page, and are packed once. */
function packed(text) {
  if (!sizes.has(text)) sizes.set(text, brotliCompressSync(text).length)
  return sizes.get(text)
}

/**
 * Measures pages of the build.
 * @param {string} dist
 * @param {{ path: string, file: string }[]} pages public ones, and where they lie in `dist`
 * @returns the rows, and in words what is too big or does not belong
 */
export function measurePages(dist, pages) {
  const problems = []
  const rows = pages.map(({ path, file }) => {
    const html = readFileSync(join(dist, file), 'utf8')
    const scripts = scriptsOf(dist, html)
    const styles = [...html.matchAll(/<link rel="stylesheet"[^>]*href="\/(?:[^"]+\/)?(assets\/[^"]+)"/g)].map(
      ([, name]) => name,
    )
    const row = {
      path,
      html: packed(html),
      script: [...scripts.values()].reduce((sum, text) => sum + packed(text), 0),
      style: styles.reduce((sum, name) => sum + packed(readFileSync(join(dist, name), 'utf8')), 0),
    }
    for (const [part, limit] of Object.entries(LIMITS)) {
      const allowed = part === 'script' ? scriptLimit(path) : limit
      if (row[part] > allowed) problems.push(`${path}: ${part} is ${row[part]} bytes, allowed are ${allowed}`)
    }
    if (styles.length !== 1) problems.push(`${path}: ${styles.length} style sheets instead of one`)
    for (const { name, marks, allowed } of LIBRARIES) {
      if (allowed.test(path)) continue
      const holder = [...scripts].find(([, text]) => marks.some((mark) => text.includes(mark)))
      if (holder) problems.push(`${path}: loads the ${name} (${holder[0]})`)
    }
    return row
  })
  return { rows, problems }
}

/**
 * Measures the scripts of an admin's dashboard.
 * @param {string} dist
 * @param {Record<string, { file: string, imports?: string[] }>} manifest Vite's
 */
export function measureDashboard(dist, manifest) {
  const texts = scriptsOf(dist, readFileSync(join(dist, 'admin.html'), 'utf8'))
  const visit = (key) => {
    const { file, imports = [] } = manifest[key]
    if (texts.has(basename(file))) return
    texts.set(basename(file), readFileSync(join(dist, file), 'utf8'))
    for (const next of imports) visit(next)
  }
  for (const part of DASHBOARD_PARTS) visit(keyAt(manifest, part))
  const script = [...texts.values()].reduce((sum, text) => sum + packed(text), 0)
  const problem = `/admin: script is ${script} bytes, allowed are ${DASHBOARD_SCRIPT}`
  return { script, problems: script > DASHBOARD_SCRIPT ? [problem] : [] }
}
