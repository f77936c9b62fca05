import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))
const SOURCE = fileURLToPath(new URL('../../src/runtime/browser/head.ts', import.meta.url))

/** src/runtime/browser/head.ts with what it imports, as one script. */
async function compiled(prefix: string): Promise<string> {
  const { output } = (await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    resolve: { alias: { '@': `${root}src` } },
    define: { __STORAGE_PREFIX__: prefix },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: SOURCE, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  return output[0].code.trim()
}

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
        const script = await compiled(prefix)
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
