import type { Plugin } from 'vite'
import { FIND_SCRIPT, GO_SCRIPT } from './scripts.ts'

/** As begin.ts makes it; the page at the top is the only one that the head script runs in. */
export const DEMO_PREFIX = "'overprint-demo'+(location.pathname.replace(/\\/[^/]*$/,'')||'/')+':'"

/** Changes the first place of a page that is like `from`. @throws where there is none: the page would be without it. */
function change(html: string, from: RegExp, to: string): string {
  if (!from.test(html)) throw new Error(`The page of the demo has nothing like ${from}.`)
  return html.replace(from, () => to)
}

/** The page of the demo build: it says that it is none for search engines, and finds its top from anywhere below. */
export function demoBuild(): Plugin {
  return {
    name: 'demo-build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const changes: [RegExp, string][] = [
          [/\s*<link rel="manifest"[^>]*>/, ''],
          [/<title>/, '<meta name="robots" content="noindex, nofollow" />\n    <title>'],
          [/<script defer/, `<script>${FIND_SCRIPT}</script>\n    <script defer`],
          // Below everything that the address of this page finds: from here on it is the address of another.
          [/<\/body>/, `  <script>${GO_SCRIPT}</script>\n  </body>`],
        ]
        return changes.reduce((page, [from, to]) => change(page, from, to), html)
      },
    },
  }
}
