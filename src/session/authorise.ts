import type { Sender, Transport } from '@/lib/transport'
import type { Session } from './createSession'
import { SessionEndedError } from './SessionEndedError'

function withToken(request: Request, token: string | null): Request {
  if (token) request.headers.set('Authorization', `Bearer ${token}`)
  return request
}

/**
 * Sends calls in the session's name (spec section 8, Auth): adds the bearer token, and after a 401 refreshes
 * once and repeats the call once with the same method, body and upload progress. The five auth calls do not come
 * here: the session is made of them, so they go out by themselves and start no refresh (createRuntime).
 */
export function authorise(send: Transport, session: Session): Sender {
  return async (request, options) => {
    await session.ready()
    const generation = session.generation()
    const assertSameSession = () => {
      if (session.generation() !== generation) throw new SessionEndedError()
    }
    let token = session.accessToken()
    assertSameSession()

    let refreshed = false
    const refresh = async (dead: string): Promise<string | null> => {
      refreshed = true
      const outcome = await session.refresh(dead)
      assertSameSession()
      if (outcome === 'ended') throw new SessionEndedError()
      if (outcome === 'offline') throw new TypeError('Failed to fetch')
      // Reading it may be how this tab hears of somebody else.
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
