import type { RequestBody, RequestParts } from '../checkRequest'
import type { Operation } from '../operations'

/** A valid request of an operation, made from the contract's examples, as parts. */
export interface RequestSample {
  name: string
  parts: RequestParts
}

/** A valid answer of an operation: a status with one of its examples. */
export interface AnswerSample {
  name: string
  status: number
  contentType: string | null
  body: unknown
}

export function image(name = 'harbor-cafe-round-2.png', type = 'image/png'): File {
  return new File([new Uint8Array([137, 80, 78, 71])], name, { type })
}

export function form(...files: (File | string)[]): FormData {
  const data = new FormData()
  for (const file of files) data.append('files', file)
  return data
}

function bodiesOf(operation: Operation): [name: string, contentType: string | null, body: RequestBody][] {
  if (!operation.request) return [['no body', null, { kind: 'none' }]]
  return operation.request.contents.flatMap(({ type, examples }) =>
    type === 'multipart/form-data'
      ? [['form', type, { kind: 'form', form: form(image()) }] as [string, string, RequestBody]]
      : Object.entries(examples).map(([name, value]): [string, string, RequestBody] => [
          name,
          type,
          { kind: 'json', value },
        ]),
  )
}

/** Every valid request: each example, with every parameter filled. */
export function requestSamples(operation: Operation): RequestSample[] {
  const query = new URLSearchParams()
  const params: Record<string, string> = {}
  for (const { name, in: where, numeric } of operation.parameters) {
    if (where === 'path') params[name] = `${name}_1`
    else query.set(name, numeric ? '12' : 'approved')
  }
  const authorization = operation.security === 'none' ? null : 'Bearer access-token'
  return bodiesOf(operation).map(([name, contentType, body]) => ({
    name,
    parts: { params, query, authorization, contentType, body },
  }))
}

/** Every valid answer: each example of each status and media type, or no body where none is declared. */
export function answerSamples(operation: Operation): AnswerSample[] {
  return [...operation.responses].flatMap(([status, contents]): AnswerSample[] =>
    contents.length === 0
      ? [{ name: `${status}`, status, contentType: null, body: undefined }]
      : contents.flatMap(({ type, examples }) =>
          Object.entries(examples).map(([name, body]) => ({
            name: `${status} ${name}`,
            status,
            contentType: type,
            body,
          })),
        ),
  )
}
