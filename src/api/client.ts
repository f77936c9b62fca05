import createClient, { type Client } from 'openapi-fetch'
import type { Sender } from '@/lib/transport'
import { ApiError, errorFrom } from './ApiError'
import type { paths } from './schema'

/** The typed client of the contract. */
export interface ApiClient extends Client<paths> {
  /** What its calls go through, for those that say more of themselves than their request. */
  readonly send: Sender
}

/** Makes a client whose base is `{apiBase}/api/v1` and whose every call goes through the given transport. */
export function createApiClient(baseUrl: string, send: Sender): ApiClient {
  return { ...createClient<paths>({ baseUrl, fetch: (request) => send(request) }), send }
}

/** An option of each call that anybody may send: no sign-in or sign-out meanwhile takes its answer away. */
export const asPublic = ({ send }: ApiClient) => ({
  fetch: (request: Request) => send(request, { isPublic: true }),
})

interface FetchResult {
  data?: unknown
  error?: unknown
  response: Response
}

/** Awaits the head of an answer, and its body where the client reads that. */
async function settled<Result extends FetchResult>(result: Promise<Result>): Promise<Result> {
  let answer: Result
  try {
    answer = await result
  } catch (error) {
    throw transportError(error)
  }
  if (!answer.response.ok) throw errorFrom(answer.response.status, answer.error)
  return answer
}

/**
 * Awaits a call of the client and reads its answer.
 * @throws {ApiError} for every failure; an aborted call rejects with its AbortError.
 */
export async function call<T>(result: Promise<FetchResult>, read: (body: unknown) => T): Promise<T> {
  return read((await settled(result)).data)
}

function transportError(error: unknown): unknown {
  const name = error instanceof Error ? error.name : ''
  if (name === 'AbortError') return error
  if (name === 'SessionEndedError') return new ApiError('ended', 0)
  // A 2xx whose body is not JSON makes the client's parser throw.
  if (name === 'SyntaxError') return new ApiError('broken', 200)
  return name === 'TypeError' ? new ApiError('network', 0) : error
}

// What was done must not be said to have failed, else it is sent again: of these calls every 2xx is a success, also one
// whose body is broken or whose line is lost on the way. Hence the client leaves their bodies alone.

/** An option of each call that `done` or `doneWith` awaits; their types ask for it. */
export const AS_STREAM = { parseAs: 'stream' } as const

interface StreamResult extends FetchResult {
  data?: Response['body']
}

/**
 * Awaits a call with AS_STREAM whose answer's body does not matter.
 * @throws {ApiError} as `call`.
 */
export async function done(result: Promise<StreamResult>): Promise<undefined> {
  const { response } = await settled(result)
  // Not waited for. Nor is it cancelled, which would close the connection that the next call can use.
  void response.text().catch(() => undefined)
}

/**
 * Awaits a call with AS_STREAM whose answer may tell more; a body that cannot be read is undefined, also where
 * the call was called off meanwhile.
 * @throws {ApiError} as `call`.
 */
export async function doneWith<T>(result: Promise<StreamResult>, read: (body: unknown) => T): Promise<T> {
  const { response } = await settled(result)
  return read(await response.json().catch(() => undefined))
}
