import type { Sender, Transport } from '@/lib/transport'
import type { Session } from './createSession'
import { SessionEndedError } from './SessionEndedError'

function withToken(request: Request, token: string | null): Request {
  if (token) request.headers.set('Authorization', `Bearer ${token}`)
  return request
}

/** What the work comes to, unless the call is called off first; the work goes on for whoever else waits for it. */
function unlessCalledOff<T>({ signal }: Request, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

/**
 * Sends calls in the session's name (spec section 8, Auth): adds the bearer token, and after a 401 refreshes
 * once and repeats the call once with the same method, body and upload progress. The five auth calls do not come
 * here: the session is made of them, so they go out by themselves and start no refresh (createRuntime).
 */
export function authorise(send: Transport, session: Session): Sender {
  return async (request, options) => {
    const ready = session.ready()
    const asked = session.generation()
    await unlessCalledOff(request, ready)
    // A call is of the session in which it was asked for, however long it waits; a public one of that in which it goes out.
    const generation = options?.isPublic ? session.generation() : asked
    const assertSameSession = () => {
      if (session.generation() !== generation) throw new SessionEndedError()
    }
    let token = session.accessToken()
    // Reading it may be how this tab hears of somebody else.
    assertSameSession()

    let refreshed = false
    const refresh = async (dead: string): Promise<string | null> => {
      refreshed = true
      const outcome = await unlessCalledOff(request, session.refresh(dead))
      assertSameSession()
      if (outcome === 'ended') throw new SessionEndedError()
      if (outcome === 'offline') throw new TypeError('Failed to fetch')
      const fresh = session.accessToken()
      assertSameSession()
      return fresh
    }

    /** A 401 after the refresh ends there, and the next call does not go out with that token. */
    const sendWith = async (one: Request, bearer: string | null): Promise<Response> => {
      const response = await send(withToken(one, bearer), options)
      // A letter that was taken was sent. After a 401 it is not sent anew in the name of whoever came next.
      if (!options?.isPublic || response.status === 401) assertSameSession()
      if (response.status === 401 && refreshed && bearer) session.noteDead(bearer)
      return response
    }

    if (token && session.isDead(token)) token = await refresh(token)

    const repeat = request.clone()
    const response = await sendWith(request, token)
    if (response.status !== 401 || !token || refreshed) return response
    return sendWith(repeat, await refresh(token))
  }
}
