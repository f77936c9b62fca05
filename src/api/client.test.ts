import { describe, expect, it } from 'vitest'
import { ApiError, isSilent, messageOf } from './ApiError'
import { AS_STREAM, call, createApiClient, done, doneWith } from './client'
import { isDuplicateKey } from './duplicateKey'
import { failureOf } from './testApi'

const over = (answer: () => Promise<Response>) => createApiClient('https://api.example/api/v1', answer)
const said = (body: string, status = 200) => over(async () => new Response(body, { status }))
const rejecting = (error: unknown) => over(() => Promise.reject(error))
const errorNamed = (name: string) => Object.assign(new Error('no'), { name })

describe('call', () => {
  it('reads the body of a success, an empty one too', async () => {
    expect(await call(said('{"items":[1]}').GET('/cart'), (body) => body)).toEqual({ items: [1] })
    expect(await call(said('').GET('/cart'), (body) => body ?? 'none')).toBe('none')
  })

  it.each([
    ['{"message":"No.","error":"never","code":"E1"}', 'No.', 'E1'],
    ['{"message":" ","error":"Not this."}', 'Not this.', null],
    ['{"message":{"text":"no"},"code":11000}', null, '11000'],
    ['<h1>502</h1>', null, null],
    ['', null, null],
    ['null', null, null],
    ['["No."]', null, null],
    [JSON.stringify({ message: '🖨'.repeat(280) }), '🖨'.repeat(280), null],
    [JSON.stringify({ message: '🖨'.repeat(5000) }), `${'🖨'.repeat(279)}…`, null],
  ])('makes of the error body %s its message and code', async (body, serverMessage, code) => {
    const error = await failureOf(call(said(body, 422).GET('/cart'), (read) => read))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ kind: 'http', status: 422, serverMessage, code })
    expect(messageOf(error, 'Fallback')).toBe(serverMessage ?? 'Fallback')
  })

  it('never shows a message of the parser or the network', async () => {
    for (const api of [said('{"items":'), rejecting(new TypeError('Failed to fetch'))])
      expect(messageOf(await failureOf(call(api.GET('/cart'), () => null)), 'Fallback')).toBe('Fallback')
  })

  it('is silent about an aborted call and an ended session', async () => {
    const aborted = await failureOf(call(rejecting(errorNamed('AbortError')).GET('/cart'), () => null))
    const ended = await failureOf(call(rejecting(errorNamed('SessionEndedError')).GET('/cart'), () => null))
    expect(aborted).not.toBeInstanceOf(ApiError)
    expect(ended).toMatchObject({ kind: 'ended', status: 0 })
    expect([aborted, ended].map(isSilent)).toEqual([true, true])
  })
})

/** An answer whose head has come: the line is lost then, or nothing more ever comes. */
const cutOff = (end?: unknown, status = 200) =>
  over(async () => {
    const start = (body: ReadableStreamDefaultController) => {
      body.enqueue(new TextEncoder().encode('{"message":'))
      if (end) body.error(end)
    }
    return new Response(new ReadableStream({ start }), { status })
  })
const lost = () => cutOff(new TypeError('network error'))

const COMPLETE = { params: { path: { id: 'a' } }, ...AS_STREAM }

describe('done', () => {
  it.each(['{"message":"Done."}', '', 'OK', '<p>Done</p>', '{"work":'])(
    'takes a 2xx with %j',
    async (body) => {
      expect(await done(said(body, 201).POST('/work/{id}/complete', COMPLETE))).toBe(undefined)
    },
  )

  it.each([
    ['is lost', lost],
    ['never ends', cutOff],
  ])('takes a 2xx whose body %s', async (_, answer) => {
    expect(await done(answer().POST('/work/{id}/complete', COMPLETE))).toBe(undefined)
  })

  it('rejects as call does', async () => {
    const failing = (api: ReturnType<typeof said>) => failureOf(done(api.GET('/cart', AS_STREAM)))
    expect(await failing(said('{}', 500))).toMatchObject({ kind: 'http', status: 500 })
    expect(await failing(rejecting(new TypeError('Failed to fetch')))).toMatchObject({ kind: 'network' })
    expect(isSilent(await failing(rejecting(errorNamed('AbortError'))))).toBe(true)
  })
})

describe('doneWith', () => {
  const message = (api: ReturnType<typeof said>) =>
    doneWith(api.POST('/work/{id}/complete', COMPLETE), (body) => body ?? 'nothing')

  it.each([
    ['tells', said('{"message":"Done."}'), { message: 'Done.' }],
    ['is empty', said(''), 'nothing'],
    ['is no JSON', said('<p>Done</p>'), 'nothing'],
    ['is cut short', said('{"message":'), 'nothing'],
    ['is lost', lost(), 'nothing'],
    ['is given up', cutOff(errorNamed('AbortError')), 'nothing'],
  ])('takes a 2xx whose body %s', async (_, api, read) => {
    expect(await message(api)).toEqual(read)
  })

  it('rejects as call does, whatever becomes of the body', async () => {
    expect(await failureOf(message(said('{"message":"No."}', 422)))).toMatchObject({
      kind: 'http',
      serverMessage: 'No.',
    })
    expect(await failureOf(message(rejecting(new TypeError('Failed to fetch'))))).toMatchObject({
      kind: 'network',
    })
    expect(await failureOf(message(cutOff(new TypeError('network error'), 500)))).toBeInstanceOf(ApiError)
  })
})

describe('isDuplicateKey', () => {
  it.each([
    [409, null, 'E11000', true],
    [500, null, '11000', true],
    [400, 'E11000 duplicate key error', null, true],
    [422, 'Slug duplicate.', null, true],
    [409, 'Duplicate slug: logo-sprint', null, true],
    [409, 'This work was already approved.', null, false],
    [409, null, null, false],
  ])('of a %i with %j and code %j is %j', (status, message, code, is) => {
    expect(isDuplicateKey(new ApiError('http', status, message, code))).toBe(is)
  })

  it('is never a foreign error', () => {
    expect(isDuplicateKey(new Error('E11000'))).toBe(false)
  })
})
