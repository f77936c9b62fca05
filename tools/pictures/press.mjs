/**
 * The press of the picture scripts: the drawings of src/content/art, rendered by a real browser with the site's
 * own tokens and fonts. The browser is the one of the tests: CHROMIUM_PATH, or what is found.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createServer } from 'vite'
import { findChromium } from '../chromium.mjs'

export const root = fileURLToPath(new URL('../..', import.meta.url))

const FONTS = [
  [
    'Bricolage Grotesque Variable',
    'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
  ],
  ['Instrument Sans Variable', 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2'],
]

function fontFaces() {
  return FONTS.map(([family, file]) => {
    const data = readFileSync(join(root, 'node_modules/@fontsource-variable', file)).toString('base64')
    return `@font-face{font-family:'${family}';src:url(data:font/woff2;base64,${data});font-weight:200 800}`
  }).join('')
}

/** Vite reads the components as the app does; nothing is served. */
async function openVite() {
  return createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    cacheDir: 'node_modules/.cache/pictures',
    resolve: { alias: { '@': join(root, 'src') } },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: {
      external: ['react', 'react-dom', 'react-dom/server', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
    },
  })
}

export async function openPress() {
  const vite = await openVite()
  const art = join(root, 'src/content/art')
  const sheets = readdirSync(art, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.module.css'),
  )
  let css = readFileSync(join(root, 'src/styles/tokens.css'), 'utf8')
  for (const name of sheets) css += (await vite.ssrLoadModule(`${join(art, name)}?inline`)).default
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb', '--disable-background-networking'],
  })
  return {
    /** A module of src/content/art, by its path there. */
    load: (path) => vite.ssrLoadModule(join(art, path)),
    markup: (component, props = {}) => renderToStaticMarkup(createElement(component, props)),
    /** A page of a given size that shows the markup. */
    async page(markup, { width, height, theme = 'light', extra = '' }) {
      const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' })
      await page.setContent(
        `<!doctype html><html data-theme="${theme}"><style>${css}${fontFaces()}
        html,body{margin:0;background:transparent}svg{display:block}${extra}</style><body>${markup}</body></html>`,
      )
      await page.evaluate(() => document.fonts.ready)
      return page
    },
    async close() {
      await browser.close()
      await vite.close()
    },
  }
}
