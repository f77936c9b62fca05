import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/**
 * Runs before the first paint: sets the theme and marks whether somebody seems to be signed in. The only
 * inline script of the site; the content security policy allows it by its hash.
 */
const SCRIPT = `(function(){var d=document.documentElement.dataset,g=function(k){try{return localStorage.getItem(k)}catch(e){return null}},t=g('app_theme');d.theme=t==='light'||t==='dark'?t:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';if(g('app_token')&&g('app_user'))d.signedIn=''})()`

/** Puts the head script where index.html asks for it. */
export function headScript(): Plugin {
  return {
    name: 'head-script',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace('<!--head-script-->', `<script>${SCRIPT}</script>`),
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
