import { prerenderToNodeStream } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { AppRoot } from '@/app/App'
import type { ScreenHandle } from '@/app/loadScreen'
import { ENTRIES, type RouteEntry } from '@/app/manifest'
import { createRoutes } from '@/app/routes'
import { createRuntime } from '@/runtime/createRuntime'
import { createPrerenderPorts } from '@/runtime/prerender/ports'

/** What the build needs of the app: its pages, and how each looks before any script has run. */
export { pages } from '@/app/pages'
export { STUDIO } from '@/content/studio'

/** The routes that only lead on, as [from, to]. */
export const redirects: [string, string][] = ENTRIES.flatMap(
  ([, { path, redirect }]: [string, RouteEntry]) => (redirect ? [[path, redirect] as [string, string]] : []),
)

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
  const { query, dataRoutes } = createStaticHandler(createRoutes())
  const url = new URL(path, site).href
  const context = await query(new Request(url))
  if (context instanceof Response) throw new Error(`${path} answered ${context.status} instead of a page.`)
  const handles = context.matches.map(({ route }) => (route.handle ?? {}) as Partial<ScreenHandle>)
  await Promise.all(handles.map(({ data }) => data?.()))
  const runtime = createRuntime({
    ports: createPrerenderPorts(url),
    transport: () => Promise.reject(new Error(`${path} asked the network while it was prerendered.`)),
    settings: { apiBase: '', extensions: [] },
  })
  const errors: unknown[] = []
  const { prelude } = await prerenderToNodeStream(
    <AppRoot runtime={runtime}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </AppRoot>,
    // Nothing may be sent later by an inline script: the policy allows none.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  )
  const text = await textOf(prelude)
  if (errors.length > 0) throw new Error(`${path} could not be drawn.`, { cause: errors[0] })
  const head = HOISTED.exec(text)?.[0] ?? ''
  const screens = handles.flatMap(({ screen }) => (screen ? [screen] : []))
  return { head, body: text.slice(head.length), screens, status: context.statusCode }
}
