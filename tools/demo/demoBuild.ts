import type { Plugin } from 'vite'
import { FIND_SCRIPT, GO_SCRIPT } from './scripts.ts'

/** Where every chunk stands below the site's folder; so the folder is known wherever the build is put. */
const FOLDER = "new URL(import.meta.url.replace(/[^/]*\\/[^/]*$/, '')).pathname"
const KNOWN = /import\.meta\.env\?\.BASE_URL \?\? '\/'/

/** As main.tsx makes it; the page at the top is the only one that this script runs in. */
const PREFIX = "'overprint-demo'+(location.pathname.replace(/\\/[^/]*$/,'')||'/')+':'"

/**
 * The demo build: the site's folder is told from the address of its own script, the page says that it is none for
 * search engines, and the head script reads what the demo keeps under its own prefix.
 */
export function demoBuild(): Plugin {
  return {
    name: 'demo-build',
    transform: {
      order: 'pre',
      handler(code, id) {
        if (!id.endsWith('/src/lib/publicFile.ts')) return undefined
        if (!KNOWN.test(code))
          this.error('publicFile.ts names the base in another way than the demo build knows.')
        return code.replace(KNOWN, FOLDER)
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html
          .replace(/\s*<link rel="manifest"[^>]*>/, '')
          .replace('<title>', '<meta name="robots" content="noindex, nofollow" />\n    <title>')
          .replace('localStorage.getItem(k)', `localStorage.getItem(${PREFIX}+k)`)
          .replace('<script defer', `<script>${FIND_SCRIPT}</script>\n    <script defer`)
          // Below everything that the address of this page finds: from here on it is the address of another.
          .replace('</body>', `  <script>${GO_SCRIPT}</script>\n  </body>`),
    },
  }
}
