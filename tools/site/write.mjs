/** Draws every page of the site into dist/, after Vite has built its files. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesOf, keyAt, keyOf } from './assets.mjs'
import { AHEAD, CLIENT, dashboardPartsAt } from './dashboard.mjs'
import { headOf, robotsOf, sitemapOf } from './head.mjs'

/** Where a page lies, so that a plain host finds it without a slash at the end: /services → services.html. */
const fileOf = (path) => (path === '/' ? 'index.html' : `${decodeURI(path).slice(1)}.html`)

/** The policy allows no inline style and no inline script, so the page may hold none. */
function assertClean(path, body) {
  const found = /<style|<script|\sstyle=/.exec(body)
  if (found) throw new Error(`${path} holds "${body.slice(found.index, found.index + 120)}".`)
}

const ROOT = '<div id="root"></div>'

/** Of what nothing is written with at first. */
const FONTS = /\s*<link rel="preload"[^>]*as="font"[^>]*>/g
const MODULES = /\s*<script type="module"[^>]*><\/script>/g

/**
 * What is drawn already needs no script for its first paint: they wait where nothing fetches them, until the head
 * script starts them; and what lies below the window is folded (src/runtime/browser/head.ts).
 */
function drawnFirst(template, links) {
  const modules = [...template.matchAll(MODULES)].map(([tag]) => tag.trim())
  const waiting = `<template id="scripts">${[...links, ...modules].join('')}</template>`
  return template
    .replace('<html', '<html data-folded')
    .replace(MODULES, '')
    .replace('</head>', () => `  ${waiting}\n  </head>`)
}

const SETTINGS = /<script defer (src="[^"]*config\.js"[^>]*)><\/script>/
const BEGIN = /\s*<script type="module" (crossorigin src="[^"]*\/begin-[^"]*")><\/script>/

/**
 * Has the session asked for as soon as its code is there, and then the dashboard's calls, while React and the screens are
 * still on their way: the settings and these wait for no style sheet and for no other script.
 */
function begunFirst(template, client, ahead) {
  const [, begin] = BEGIN.exec(template) ?? []
  if (!begin || !SETTINGS.test(template))
    throw new Error('The page has no settings, or no script that begins.')
  const early = (source) => `<script type="module" async fetchpriority="high" ${source}></script>`
  return template
    .replace(BEGIN, '')
    .replace(SETTINGS, (_, settings) =>
      [`<script ${settings}></script>`, early(begin), client, early(ahead)].join('\n    '),
    )
}

/**
 * @param {string} dist the built files; its index.html is the template
 * @param {typeof import('../../src/prerender')} app
 * @param {string} origin of the site, for absolute addresses
 */
export async function writePages(dist, app, origin) {
  const manifestFile = join(dist, '.vite/manifest.json')
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
  rmSync(dirname(manifestFile), { recursive: true })
  const template = readFileSync(join(dist, 'index.html'), 'utf8')
  const site = (path) => new URL(app.publicFile(path), origin).href
  const pages = app.pages()

  const put = (file, { title, head, body = '', from = template }) => {
    const target = join(dist, file)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(
      target,
      from
        .replace(/<title>[^<]*<\/title>/, () => title)
        .replace('</head>', () => `  ${head}\n  </head>`)
        // Or Cloudflare, where it hides e-mail addresses, would change what React finds.
        .replace(ROOT, () => `<!--email_off--><div id="root">${body}</div><!--/email_off-->`),
    )
  }
  const plainTitle = (page) => `<title>${page.title} · ${app.STUDIO.name}</title>`

  const preloads = (files) =>
    files.map((name) => `<link rel="modulepreload" crossorigin href="${app.publicFile(`/${name}`)}" />`)

  async function draw(page, file) {
    const { head, body, screens } = await app.renderPage(page.path, origin)
    assertClean(page.path, body)
    const title = /<title>[^<]*<\/title>/.exec(head)?.[0] ?? plainTitle(page)
    const more = head.replace(/<title>[^<]*<\/title>/g, '')
    const { css, js } = filesOf(
      manifest,
      screens.map((screen) => keyOf(manifest, screen)),
    )
    const sheets = css.map(
      (name) => `<link rel="stylesheet" crossorigin href="${app.publicFile(`/${name}`)}" />`,
    )
    put(file, {
      title,
      head: [headOf(page, site, app.STUDIO), ...sheets, more].join('\n    '),
      body,
      from: drawnFirst(template, preloads(js)),
    })
  }

  /** A page that depends on who looks. */
  function empty(page) {
    const bare = template.replace(FONTS, '')
    const { from, ahead } = app.leadsToDashboard(page.path)
      ? ofDashboard(page, bare)
      : { from: bare, ahead: [] }
    const head = [headOf(page, site, app.STUDIO), ...ahead].join('\n    ')
    put(fileOf(page.path), { title: plainTitle(page), head, from })
  }

  /**
   * The dashboard's code is fetched beside the app, which would ask for it later; its fonts share the line with neither
   * (src/runtime/browser/head.ts).
   */
  function ofDashboard(page, bare) {
    const keys = dashboardPartsAt(page.path).map((part) => keyAt(manifest, part))
    const client = manifest[keyAt(manifest, CLIENT)].file
    const asks = manifest[AHEAD].file
    const rest = filesOf(manifest, keys).js.filter((file) => file !== client && file !== asks)
    const source = `crossorigin src="${app.publicFile(`/${asks}`)}"`
    const from = begunFirst(bare, preloads([client]), source)
    return { from: from.replace('<html', '<html data-fonts="later"'), ahead: preloads(rest) }
  }

  for (const page of pages) {
    if (page.prerendered) await draw(page, fileOf(page.path))
    else empty(page)
  }
  const missing = { path: '/404', title: 'Page not found', indexable: false, crumbs: [] }
  await draw(missing, '404.html')
  for (const [from, to] of app.redirects) {
    const head = [
      '<meta name="robots" content="noindex" />',
      `<link rel="canonical" href="${site(to)}" />`,
      `<noscript><meta http-equiv="refresh" content="0; url=${app.publicFile(to)}" /></noscript>`,
    ].join('\n    ')
    put(fileOf(from), { title: `<title>${app.STUDIO.name}</title>`, head })
  }
  writeFileSync(join(dist, 'sitemap.xml'), sitemapOf(pages, site))
  writeFileSync(join(dist, 'robots.txt'), robotsOf(site))
  return pages.map((page) => ({ ...page, file: fileOf(page.path) }))
}
