import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getResponse } from 'msw'
import { parseUrl } from '@/lib/parseUrl'
import type { AssetPort } from '../backend/ports'
import type { Backstage } from '../backstage'
import { ContractBreach } from '../contract/breach'
import { methodsOf } from '../contract/match'
import { mediaId, mediaResponse } from '../media'
import { control, controlMethods, isControl, noSuchCommand } from './control'
import { readBody, TooLarge, toRequest } from './readBody'
import { answerOptions, sendResponse, setCors } from './respond'
import { readSeedMedia, seedMediaFile } from './seedMedia'

const told = (status: number, message: string, headers: Record<string, string> = {}) =>
  Response.json({ message }, { status, headers })

/** The methods of a path; none for an unknown path. */
function methodsAt(pathname: string): string[] {
  if (isControl(pathname)) return controlMethods(pathname)
  return mediaId(pathname) || seedMediaFile(pathname) ? ['GET'] : methodsOf(pathname)
}

async function answer(
  backstage: Backstage,
  assets: AssetPort,
  request: Request,
  { pathname, origin }: URL,
): Promise<Response> {
  if (isControl(pathname)) return control(backstage, request, pathname)
  const id = mediaId(pathname)
  if (id) return mediaResponse(await assets.get(id), request)
  const seeded = seedMediaFile(pathname)
  if (seeded) return mediaResponse(await readSeedMedia(seeded), request)
  const response = await getResponse(backstage.handlers, request, { baseUrl: origin })
  return response ?? told(404, 'Not found.')
}

/** What a thrown error looks like from outside; a call that was called off meets a dead network. */
function failure(error: unknown): Response {
  if (error instanceof TooLarge)
    return told(413, 'The request is larger than 60 MB.', { connection: 'close' })
  if (error instanceof ContractBreach) {
    const status = error.side === 'request' ? 400 : 500
    return Response.json({ message: error.message, code: 'CONTRACT_BREACH' }, { status })
  }
  if (error instanceof DOMException && error.name === 'AbortError') return Response.error()
  console.error(error)
  return told(500, 'The faked backend crashed; see its console.')
}

async function listen(
  backstage: Backstage,
  assets: AssetPort,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<Response | null> {
  const path = incoming.url ?? '/'
  const url = path.startsWith('/') ? parseUrl(`http://localhost${path}`) : null
  if (!url) return told(400, 'This is no path.')
  const methods = methodsAt(url.pathname)
  if (incoming.method === 'OPTIONS') {
    answerOptions(outgoing, methods)
    return null
  }
  const refused = isControl(url.pathname) ? noSuchCommand : told
  if (methods.length === 0) return refused(404, `There is no ${url.pathname}.`)
  const method = incoming.method === 'HEAD' ? 'GET' : incoming.method
  if (!methods.includes(method ?? ''))
    return refused(405, `${url.pathname} knows only ${methods.join(', ')}.`, { allow: methods.join(', ') })

  const hangUp = new AbortController()
  outgoing.once('close', () => {
    if (!outgoing.writableEnded) hangUp.abort()
  })
  const body = await readBody(incoming)
  return answer(backstage, assets, toRequest(incoming, url, body, hangUp.signal), url)
}

/** Answers what Node's HTTP server hears from one backstage. */
export function createListener(backstage: Backstage, assets: AssetPort): RequestListener {
  return (incoming, outgoing) => {
    setCors(incoming, outgoing)
    listen(backstage, assets, incoming, outgoing)
      .catch(failure)
      .then(async (response) => {
        if (response && !outgoing.destroyed) await sendResponse(incoming, outgoing, response)
        // What was not read is thrown away, so that the caller gets to read the answer.
        if (!incoming.complete) incoming.resume()
      })
      .catch((error) => {
        console.error(error)
        outgoing.destroy()
      })
  }
}
