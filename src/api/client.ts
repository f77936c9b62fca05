import createClient, { type Client } from 'openapi-fetch'
import type { Transport } from '@/lib/transport'
import { ApiError, errorFrom } from './ApiError'
import type { paths } from './schema'

/** The typed client of the contract. */
export interface ApiClient extends Client<paths> {
  /** What its calls go through, for the one that asks for upload progress. */
  readonly send: Transport
}

/** Makes a client whose base is `{apiBase}/api/v1` and whose every call goes through the given transport. */
export function createApiClient(baseUrl: string, send: Transport): ApiClient {
  return { ...createClient<paths>({ baseUrl, fetch: (request) => send(request) }), send }
}

interface FetchResult {
  data?: unknown
  error?: unknown
  response: Response
}

/**
 * Awaits a call of the client and reads its answer.
 * @throws {ApiError} for every failure; an aborted call rejects with its AbortError.
 */
export async function call<T>(result: Promise<FetchResult>, read: (body: unknown) => T): Promise<T> {
  let settled: FetchResult
  try {
    settled = await result
  } catch (error) {
    throw transportError(error)
  }
  if (!settled.response.ok) throw errorFrom(settled.response.status, settled.error)
  return read(settled.data)
}

function transportError(error: unknown): unknown {
  const name = error instanceof Error ? error.name : ''
  if (name === 'AbortError') return error
  if (name === 'SessionEndedError') return new ApiError('ended', 0)
  // A 2xx whose body is not JSON makes the client's parser throw.
  if (name === 'SyntaxError') return new ApiError('broken', 200)
  return name === 'TypeError' ? new ApiError('network', 0) : error
}

/**
 * Awaits a call whose answer's body is not read: every 2xx is a success, also one whose body is broken, so
 * that nothing which was done is said to have failed and is sent again.
 * @throws {ApiError} as `call`.
 */
export async function done(result: Promise<FetchResult>): Promise<undefined> {
  try {
    await call(result, () => undefined)
  } catch (error) {
    if (!(error instanceof ApiError && error.kind === 'broken')) throw error
  }
}
