/** Who answers the requests of a run: the site its own files, the faked backend the API, and nobody anything else. */
import { changedSettings } from '../test/settings.mjs'

/** Nobody listens there: every request to it is answered by the campaign. */
export const API = 'http://localhost:4998'
const PIXEL = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8H0z"/></svg>'

const cors = (origin) => ({
  'access-control-allow-origin': origin,
  'access-control-allow-headers': 'Authorization, Content-Type, Range',
  'access-control-allow-methods': 'GET, POST, PATCH, DELETE, OPTIONS',
})

/** The page may have gone on meanwhile: then nobody waits for an answer. */
const gone = () => {}

/** The deployment's settings, with these extensions of the contract. */
const withExtensions = (route, extensions) =>
  route
    .fetch()
    .then(async (response) => {
      await route.fulfill({ response, body: changedSettings(await response.text(), { extensions }) })
    })
    .catch(gone)

/** What the faked backend answers. */
async function ask(backstage, request) {
  const headers = Object.entries(await request.allHeaders()).filter(([name]) =>
    /^(authorization|content-type)$/.test(name),
  )
  const body = request.postDataBuffer()
  const answer = await backstage.transport(
    new Request(request.url(), {
      method: request.method(),
      headers: Object.fromEntries(headers),
      ...(body ? { body } : {}),
    }),
  )
  return {
    status: answer.status,
    contentType: answer.headers.get('content-type') ?? 'application/json',
    body: await answer.text(),
  }
}

/** Who leaves the site, as for a social sign-in, stays where they are: that is what an answer without content does. */
const STAY = { status: 204 }

/** One request of the API, spoiled where the run says so. */
async function answer(route, { run, site, operationId }) {
  const request = route.request()
  const deed = run.deeds.send(operationId, request)
  const real = async () => {
    if (request.resourceType() === 'document') return STAY
    const said = await ask(run.backstage, request)
    if (said.status < 400) deed.accept(said)
    return said
  }
  const send = async (said) => {
    deed.tell(said)
    await route.fulfill({ ...said, headers: cors(site) }).catch(gone)
  }
  try {
    if (run.spoil && (await run.spoil(operationId, { route, real, send }))) return
    await send(await real())
  } catch {
    await route.abort().catch(gone)
  } finally {
    deed.end()
  }
}

/** Takes over every request of a run's context. */
export async function direct(run, { backend, site, extensions }) {
  run.context.on('requestfinished', run.deeds.arrive)
  await run.context.route('**/*', (route) => {
    const request = route.request()
    const { origin, pathname, protocol } = new URL(request.url())
    if (origin === site && pathname === '/config.js' && extensions.length > 0)
      return withExtensions(route, extensions)
    if (origin === site || !protocol.startsWith('http')) return route.continue().catch(gone)
    const operationId =
      origin === API && backend.matchOperation(request.method(), pathname)?.operation.operationId
    if (operationId) return answer(route, { run, site, operationId })
    const leaves = request.resourceType() === 'document'
    if (origin === API)
      return route.fulfill(leaves ? STAY : { contentType: 'image/svg+xml', body: PIXEL }).catch(gone)
    if (!leaves) run.wrong.push(`third party: ${request.url()}`)
    return route.abort().catch(gone)
  })
}
