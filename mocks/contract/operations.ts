import { at, children, isObject, type Json, type Place, pointerTo, ROOT } from './document'
import type { OperationId } from './types'

/** Where every path of the contract stands on a host. */
export const BASE_PATH = '/api/v1'

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'
const METHODS: readonly string[] = ['get', 'post', 'put', 'patch', 'delete'] satisfies Method[]

export interface Parameter {
  name: string
  in: 'path' | 'query'
  required: boolean
  /** Pointer to its schema. */
  schema: string
  /** Sent as text, meant as a number. */
  numeric: boolean
}

/** One declared body: its media type, its schema and the examples by name. */
export interface Content {
  type: string
  /** Pointer to its schema. */
  schema: string
  place: Place
  examples: Readonly<Record<string, Json>>
}

/** One operation of the contract as the checks and the handlers need it. */
export interface Operation {
  operationId: OperationId
  method: Method
  /** As the contract writes it, such as /work/{id}/approve. */
  path: string
  tag: string
  summary: string
  /** The bearer token: never sent, sent when there is one, or needed. */
  security: 'none' | 'optional' | 'required'
  /** The name of the extension that it belongs to, if any. */
  extension: string | null
  parameters: readonly Parameter[]
  /** Null where no body is declared. */
  request: { required: boolean; contents: readonly Content[] } | null
  statuses: readonly number[]
  /** The declared bodies of each status; an empty list means that there is none. */
  responses: ReadonlyMap<number, readonly Content[]>
}

const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '')

function contentsOf(place: Place | undefined): Content[] {
  return children(place && at(place, 'content')).map(([type, content]) => ({
    type,
    schema: pointerTo({ ...content, keys: [...content.keys, 'schema'] }),
    place: content,
    examples: Object.fromEntries(
      children(at(content, 'examples')).flatMap(([name, example]) =>
        isObject(example.node) && example.node.value !== undefined ? [[name, example.node.value]] : [],
      ),
    ),
  }))
}

function parameterOf(place: Place): Parameter {
  const type = at(place, 'schema', 'type')?.node
  const where = text(at(place, 'in')?.node)
  if (where !== 'path' && where !== 'query') throw new Error(`No parameters in ${where} are understood.`)
  return {
    name: text(at(place, 'name')?.node),
    in: where,
    required: at(place, 'required')?.node === true,
    schema: pointerTo({ ...place, keys: [...place.keys, 'schema'] }),
    numeric: type === 'integer' || type === 'number',
  }
}

/** `security: []` forbids a token, an empty alternative makes it optional. */
function securityOf(place: Place): Operation['security'] {
  const own = at(place, 'security') ?? at(ROOT, 'security')
  const alternatives = Array.isArray(own?.node) ? own.node : []
  if (alternatives.length === 0) return 'none'
  return alternatives.some((one) => isObject(one) && Object.keys(one).length === 0) ? 'optional' : 'required'
}

function operationOf(path: string, method: Method, place: Place): Operation {
  const body = at(place, 'requestBody')
  const responses = new Map(
    children(at(place, 'responses')).map(([status, response]) => [Number(status), contentsOf(response)]),
  )
  return {
    operationId: text(at(place, 'operationId')?.node) as OperationId,
    method,
    path,
    tag: text(at(place, 'tags', '0')?.node),
    summary: text(at(place, 'summary')?.node),
    security: securityOf(place),
    extension: text(at(place, 'x-extension')?.node) || null,
    parameters: children(at(place, 'parameters')).map(([, parameter]) => parameterOf(parameter)),
    request: body ? { required: at(body, 'required')?.node === true, contents: contentsOf(body) } : null,
    statuses: [...responses.keys()],
    responses,
  }
}

/** Every operation of the contract, in its order. */
export const operations: readonly Operation[] = children(at(ROOT, 'paths')).flatMap(([path, item]) =>
  children(item)
    .filter(([method]) => METHODS.includes(method))
    .map(([method, place]) => operationOf(path, method as Method, place)),
)

const byId = new Map(operations.map((operation) => [operation.operationId, operation]))

export function operationById(id: OperationId): Operation {
  const operation = byId.get(id)
  if (!operation) throw new Error(`The contract knows no operation ${id}.`)
  return operation
}

/** The status of an operation's usual, successful answer. */
export function successStatus(operation: Operation): number {
  return operation.statuses.find((status) => status < 300) ?? 200
}
