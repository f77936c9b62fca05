import type { Plugin } from 'vite'
import { FIND_SCRIPT, GO_SCRIPT } from './scripts.ts'

/** As main.tsx makes it; the page at the top is the only one that this script runs in. */
const PREFIX = "'overprint-demo'+(location.pathname.replace(/\\/[^/]*$/,'')||'/')+':'"

/**
 * The page of the demo build: it says that it is none for search engines, and the head script reads what the demo keeps
 * under its own prefix.
 */
export function demoBuild(): Plugin {
  return {
    name: 'demo-build',
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
