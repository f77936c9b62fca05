import { prerenderToNodeStream } from 'react-dom/static'
import { matchRoutes } from 'react-router-dom'
import { App } from '@/app/App'
import type { Screen } from '@/app/loadScreen'
import { memoryRouter } from '@/app/router/appRouter'
import { BASE_PATH, publicFile } from '@/lib/publicFile'
import { createRuntime } from '@/runtime/createRuntime'
import { createPrerenderPorts } from '@/runtime/prerender/ports'
import { DEFAULT_SETTINGS } from '@/runtime/settings'

/** What the build needs of the app: its pages, and how each looks before any script has run. */
export { leadsToDashboard } from '@/app/dashboardPaths'
export { REDIRECTS as redirects } from '@/app/manifest'
export { pages } from '@/app/pages'
export { STUDIO } from '@/content/studio'
export { BASE_PATH, publicFile } from '@/lib/publicFile'

async function textOf(stream: NodeJS.ReadableStream): Promise<string> {
  let text = ''
  stream.setEncoding('utf8')
  for await (const chunk of stream) text += chunk
  return text
}

/** What React puts at the start for the head: title, descriptions, preloads. */
const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/

/**
 * One page as HTML: `head` for the document's head, `body` for its root, `screens` the components whose code it
 * needs. @throws when the page cannot be drawn or answers with another page.
 */
export async function renderPage(path: string, site: string) {
  const url = new URL(publicFile(path), site)
  const router = memoryRouter(url.pathname, BASE_PATH)
  if (!(await router.prepared())) throw new Error(`The code of ${path} did not arrive.`)
  const runtime = createRuntime({
    ports: createPrerenderPorts(url.href),
    transport: () => Promise.reject(new Error(`${path} asked the network while it was prerendered.`)),
    settings: DEFAULT_SETTINGS,
  })
  const errors: unknown[] = []
  const { prelude } = await prerenderToNodeStream(
    <App runtime={runtime} router={router} drawn />,
    // Nothing may be sent later by an inline script: the policy allows none.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  )
  const text = await textOf(prelude)
  if (errors.length > 0) throw new Error(`${path} could not be drawn.`, { cause: errors[0] })
  const head = HOISTED.exec(text)?.[0] ?? ''
  const matches = matchRoutes(router.routes, url.pathname, BASE_PATH) ?? []
  const screens = matches.flatMap(({ route }) => (route.handle ? [(route.handle as Screen).name] : []))
  return { head, body: text.slice(head.length), screens }
}
