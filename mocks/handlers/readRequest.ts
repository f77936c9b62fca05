import type { RequestBody, RequestParts } from '../contract/checkRequest'

/** As the end of a sentence: what reads it sets the stop. */
const why = (error: unknown) => (error instanceof Error ? error.message : String(error)).replace(/\.$/, '')

async function readBody(request: Request, contentType: string | null): Promise<RequestBody> {
  try {
    if (contentType === 'multipart/form-data') return { kind: 'form', form: await request.formData() }
    // Not request.body: not every browser has it.
    const text = await request.text()
    if (text === '') return { kind: 'none' }
    if (contentType === 'application/json') return { kind: 'json', value: JSON.parse(text) }
    return { kind: 'other' }
  } catch (error) {
    if (request.signal.aborted) throw request.signal.reason
    return { kind: 'unreadable', why: why(error) }
  }
}

/** Takes a request apart; nothing is judged yet. */
export async function readRequest(request: Request, params: Record<string, string>): Promise<RequestParts> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? null
  return {
    params,
    query: new URL(request.url).searchParams,
    authorization: request.headers.get('authorization'),
    contentType: type,
    body: await readBody(request, type),
  }
}
