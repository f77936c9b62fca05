import { ContractBreach, type Problem } from './breach'
import { formProblem } from './multipart'
import type { Operation, Parameter } from './operations'
import { problemOf } from './schemas'

/** A request's body as it came, before the contract is asked. */
export type RequestBody =
  | { kind: 'none' }
  | { kind: 'json'; value: unknown }
  | { kind: 'form'; form: FormData }
  | { kind: 'other' }
  | { kind: 'unreadable'; why: string }

export interface RequestParts {
  params: Record<string, string>
  query: URLSearchParams
  authorization: string | null
  /** Media type without its parameters, in lower case. */
  contentType: string | null
  body: RequestBody
}

export interface CheckedRequest {
  params: Record<string, string>
  /** Numbers where the contract says so. */
  query: Record<string, string | number>
  body: unknown
  token: string | null
}

/** Numbers travel as text; text that is none stays as it is, and the schema refuses it. */
function meant(parameter: Parameter, sent: string): string | number {
  return parameter.numeric && /^-?\d+(\.\d+)?$/.test(sent) ? Number(sent) : sent
}

function pathProblem(operation: Operation, params: Record<string, string>): Problem | null {
  for (const parameter of operation.parameters.filter((one) => one.in === 'path')) {
    const field = `/path/${parameter.name}`
    const sent = params[parameter.name]
    if (!sent) return { field, problem: 'is missing' }
    // What a template makes of a missing variable or an unfilled placeholder is never an id.
    if (/^(undefined|null|NaN|\[object .*\]|\{.*\})$/.test(sent))
      return { field, problem: `is "${sent}", which looks like a value that was never filled in` }
    const problem = problemOf(parameter.schema, meant(parameter, sent), field)
    if (problem) return problem
  }
  return null
}

function queryProblem(operation: Operation, query: URLSearchParams): Problem | null {
  const declared = operation.parameters.filter((one) => one.in === 'query')
  for (const name of new Set(query.keys())) {
    const field = `/query/${name}`
    const parameter = declared.find((one) => one.name === name)
    if (!parameter) return { field, problem: 'is not in the contract' }
    const [sent = '', ...more] = query.getAll(name)
    if (more.length > 0) return { field, problem: 'should come once' }
    const problem = problemOf(parameter.schema, meant(parameter, sent), field)
    if (problem) return problem
  }
  const missing = declared.find((one) => one.required && !query.has(one.name))
  return missing ? { field: `/query/${missing.name}`, problem: 'is missing' } : null
}

function bearerProblem(operation: Operation, authorization: string | null): Problem | null {
  if (authorization === null) return null
  const field = '/headers/authorization'
  if (operation.security === 'none') return { field, problem: 'should not be sent here' }
  if (!/^Bearer (?!(?:undefined|null|\[object .*\])$)\S+$/.test(authorization))
    return { field, problem: 'should be "Bearer" and a token' }
  return null
}

function bodyProblem(operation: Operation, { contentType, body }: RequestParts): Problem | null {
  const { request } = operation
  if (!request) return body.kind === 'none' ? null : { field: '/body', problem: 'should not be sent here' }
  if (body.kind === 'none') return request.required ? { field: '/body', problem: 'is missing' } : null
  const content = request.contents.find((one) => one.type === contentType)
  if (!content) {
    const types = request.contents.map((one) => one.type).join(' or ')
    return {
      field: '/headers/content-type',
      problem: `should be ${types}, but is ${contentType ?? 'missing'}`,
    }
  }
  if (body.kind === 'unreadable') return { field: '/body', problem: `cannot be read: ${body.why}` }
  if (body.kind === 'json') return problemOf(content.schema, body.value, '/body')
  return body.kind === 'form' ? formProblem(content, body.form) : null
}

/** Checks a request against its operation and gives back its typed parts; throws a ContractBreach. */
export function checkRequest(operation: Operation, parts: RequestParts): CheckedRequest {
  const problem =
    pathProblem(operation, parts.params) ??
    queryProblem(operation, parts.query) ??
    bearerProblem(operation, parts.authorization) ??
    bodyProblem(operation, parts)
  if (problem) throw new ContractBreach({ side: 'request', ...operation, ...problem })

  const query: CheckedRequest['query'] = {}
  for (const parameter of operation.parameters) {
    const sent = parameter.in === 'query' ? parts.query.get(parameter.name) : null
    if (sent !== null) query[parameter.name] = meant(parameter, sent)
  }
  const { body } = parts
  return {
    params: parts.params,
    query,
    body: body.kind === 'json' ? body.value : body.kind === 'form' ? body.form : undefined,
    token: parts.authorization?.slice('Bearer '.length) ?? null,
  }
}
