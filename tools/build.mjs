/**
 * `npm run build`: dist/, with every public page drawn beforehand. SITE_URL names the site's public address for
 * canonical and share tags; without it src/content/studio.ts does.
 */
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { writePages } from './site/write.mjs'

const OUT = 'dist'
const DRAWING = 'node_modules/.cache/prerender'

process.env.NODE_ENV = 'production'
await build({ logLevel: 'warn', build: { outDir: OUT, manifest: true } })
await build({
  logLevel: 'error',
  build: { ssr: 'src/prerender.tsx', outDir: DRAWING, copyPublicDir: false, emptyOutDir: true },
})
const app = await import(pathToFileURL(`${DRAWING}/prerender.js`).href)
const count = await writePages(OUT, app, process.env.SITE_URL ?? app.STUDIO.url)
console.log(`${OUT}/: ${count} pages`)
