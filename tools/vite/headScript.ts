import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { minifySync, type Plugin, transformWithOxc } from 'vite'

const SOURCE = new URL('../../src/runtime/browser/head.ts', import.meta.url)

/**
 * Puts src/runtime/browser/head.ts, compiled, where index.html asks for it.
 * @param prefix of the storage's keys, as an expression of JavaScript
 */
export function headScript(prefix = "''"): Plugin {
  return {
    name: 'head-script',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const source = readFileSync(SOURCE, 'utf8').replace('__STORAGE_PREFIX__', () => prefix)
        const { code } = await transformWithOxc(source, 'head.ts')
        const script = minifySync('head.js', code).code.trim()
        return html.replace('<!--head-script-->', () => `<script>${script}</script>`)
      },
    },
  }
}

/** The CSP sources of every inline script in a page. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, text]) =>
      `'sha256-${createHash('sha256')
        .update(text ?? '')
        .digest('base64')}'`,
  )
}
