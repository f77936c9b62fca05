import { firstId, isAddressable } from '@/lib/addressable'
import type { RefreshAnswer } from '@/lib/refreshAnswer'
import { ApiError } from './ApiError'
import { type ApiClient, call } from './client'
import { fields, textOf } from './read'
import type { components } from './schema'

type Schemas = components['schemas']
type AuthResponse = Schemas['AuthResponse']

function readAuth(body: unknown): AuthResponse {
  const { accessToken, refreshToken, user } = fields(body)
  const person = fields(user)
  // Without any they still sign in; one that no call can name is broken.
  const id = firstId(person.id, person._id) ?? textOf(person.id ?? person._id)
  if (!textOf(accessToken) || Object.keys(person).length === 0 || !isAddressable(id))
    throw new ApiError('broken', 200)
  return {
    accessToken: textOf(accessToken),
    refreshToken: textOf(refreshToken),
    // Whatever else the server returned is kept; `_id` stands in for `id`.
    user: {
      ...person,
      id,
      fullName: textOf(person.fullName),
      email: textOf(person.email),
    },
  }
}

function readRefresh(body: unknown): RefreshAnswer {
  const { accessToken, refreshToken } = fields(body)
  if (!textOf(accessToken)) return { kind: 'refused' }
  return {
    kind: 'fresh',
    accessToken: textOf(accessToken),
    ...(textOf(refreshToken) ? { refreshToken: textOf(refreshToken) } : {}),
  }
}

function refreshed(answer: Promise<RefreshAnswer>): Promise<RefreshAnswer> {
  return answer.catch((error: unknown) => ({
    kind: error instanceof ApiError && error.kind === 'network' ? 'unreachable' : 'refused',
  }))
}

/** The five auth calls. `api` must go out without the session's help: they are what the session is made of. */
export function authCalls(api: ApiClient) {
  const bearer = (token: string | null) => (token ? { headers: { Authorization: `Bearer ${token}` } } : {})
  return {
    logIn: (body: Schemas['LoginPayload']) => call(api.POST('/auth/login', { body }), readAuth),
    register: (body: Schemas['RegistrationPayload'], token: string | null) =>
      call(api.POST('/auth/register', { body, ...bearer(token) }), readAuth),
    logOut: async (token: string): Promise<void> => {
      // The specification: errors ignored.
      await api.POST('/auth/logout', bearer(token)).catch(() => undefined)
    },
    refreshAtStartup: (refreshToken: string) =>
      refreshed(call(api.POST('/auth/refresh-token', { body: { refreshToken } }), readRefresh)),
    refreshOnUnauthorized: (refreshToken: string) =>
      refreshed(call(api.POST('/auth/token', { body: { refreshToken } }), readRefresh)),
  }
}
