import type { HtmlTagDescriptor } from 'vite'

const NAME = 'api-base'

/**
 * How a build remembers the API's base that VITE_API_BASE gave it: in its pages, since it goes where they go. Its host
 * files are made anew where nobody knows the variable any more.
 */
export function buildBaseTags(base: string | undefined): HtmlTagDescriptor[] {
  return base ? [{ tag: 'meta', attrs: { name: NAME, content: base }, injectTo: 'head' }] : []
}

/** The base that a page was built with. */
export function buildBaseOf(html: string): string | undefined {
  return new RegExp(`<meta name="${NAME}" content="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&')
}
