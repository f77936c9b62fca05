import type { RequestParts } from '../checkRequest'
import { at } from '../document'
import type { Operation } from '../operations'
import { corruptions } from './corrupt'
import { form, image } from './samples'

export interface CorruptRequest {
  name: string
  parts: RequestParts
}

function ofQuery(operation: Operation, parts: RequestParts): CorruptRequest[] {
  const query = (name: string, text: string, also = '') => {
    const next = new URLSearchParams(parts.query)
    next.set(name, text)
    if (also) next.append(name, also)
    return { name: `query ${name}=${text}${also && ` and ${also}`}`, parts: { ...parts, query: next } }
  }
  const declared = operation.parameters
    .filter((one) => one.in === 'query')
    .flatMap(({ name, numeric }) =>
      numeric
        ? [
            query(name, 'twelve'),
            query(name, '0'),
            query(name, '101'),
            query(name, '1.5'),
            query(name, '1', '2'),
          ]
        : [query(name, 'nonsense'), query(name, '')],
    )
  return [query('surprise', '1'), ...declared]
}

function ofPath(operation: Operation, parts: RequestParts): CorruptRequest[] {
  return operation.parameters
    .filter((one) => one.in === 'path')
    .flatMap(({ name }) =>
      ['', 'undefined', '{id}'].map((id) => ({
        name: `path ${name} "${id}"`,
        parts: { ...parts, params: { ...parts.params, [name]: id } },
      })),
    )
}

function ofBearer(operation: Operation, parts: RequestParts): CorruptRequest[] {
  const wrong = ['Basic YTpi', 'Bearer undefined', 'Bearer null', 'Bearer ', 'access-token']
  if (operation.security === 'none') wrong.push('Bearer access-token')
  return wrong.map((authorization) => ({
    name: `authorization "${authorization}"`,
    parts: { ...parts, authorization },
  }))
}

function ofBody(operation: Operation, parts: RequestParts): CorruptRequest[] {
  const { request } = operation
  const json = 'application/json'
  if (!request) {
    const body = { kind: 'json', value: {} } as const
    return [{ name: 'a body', parts: { ...parts, contentType: json, body } }]
  }
  const common: CorruptRequest[] = [
    { name: 'content type text/plain', parts: { ...parts, contentType: 'text/plain' } },
    { name: 'no content type', parts: { ...parts, contentType: null } },
    { name: 'no body', parts: { ...parts, body: { kind: 'none' } } },
    { name: 'unreadable body', parts: { ...parts, body: { kind: 'unreadable', why: 'cut short' } } },
  ]
  if (parts.body.kind === 'form') {
    const forms = {
      'no files': form(),
      'seven files': form(...Array.from({ length: 7 }, () => image())),
      'a text': form('not a file'),
      'a document': form(image('contract.pdf', 'application/pdf')),
      'a file of no type': form(image('contract', '')),
    }
    const stray = form(image())
    stray.append('surprise', '1')
    return [
      ...common,
      ...Object.entries({ ...forms, 'a stray field': stray }).map(
        ([name, data]): CorruptRequest => ({ name, parts: { ...parts, body: { kind: 'form', form: data } } }),
      ),
    ]
  }
  const content = request.contents.find((one) => one.type === json)
  const schema = content && at(content.place, 'schema')
  if (!schema || parts.body.kind !== 'json') return common
  const spoiled = corruptions(schema, parts.body.value, '/body').map(
    ({ name, value }): CorruptRequest => ({ name, parts: { ...parts, body: { kind: 'json', value } } }),
  )
  return [...common, ...spoiled]
}

/** Every small corruption of a valid request. */
export function corruptRequests(operation: Operation, parts: RequestParts): CorruptRequest[] {
  return [ofQuery, ofPath, ofBearer, ofBody].flatMap((kind) => kind(operation, parts))
}
