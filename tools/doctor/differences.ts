import { at, children, contract, isObject, keysOf, ROOT } from '@mocks/contract/document'
import type { Operation } from '@mocks/contract/operations'
import { shown } from '@mocks/contract/schemas'
import Ajv, { type ErrorObject } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { withoutSecrets } from './secrets'

export type Kind =
  | 'missing'
  | 'null'
  | 'money as text'
  | 'money with decimals'
  | 'date'
  | 'word'
  | 'type'
  | 'other'

/** One way in which an answer's body is not what the contract says, however often it comes. */
export interface Difference {
  /** Where: such as /works/[n]/price. */
  field: string
  kind: Kind
  /** In words. */
  problem: string
  /** The value, or the record that lacks it. */
  value: unknown
  times: number
}

// All errors, other than the guard of the faked backend: a person mends them in one go.
const ajv = new Ajv({ strict: false, validateSchema: false, verbose: true, allErrors: true })
addFormats(ajv)
ajv.addSchema(contract, 'openapi')

const MONEY = /\/(?:price|spend|revenue)$/

function kindOf({ keyword, data }: ErrorObject, field: string): Kind {
  if (keyword === 'required') return 'missing'
  if (keyword === 'enum') return 'word'
  if (keyword === 'format') return 'date'
  if (keyword !== 'type') return 'other'
  if (data === null) return 'null'
  if (MONEY.test(field) && typeof data === 'string' && /^\s*-?\d/.test(data)) return 'money as text'
  if (MONEY.test(field) && typeof data === 'number') return 'money with decimals'
  return 'type'
}

const typeName = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)

/** A value as a report may quote it: of a login's answer no token, wherever in it an API puts them. */
function quoted(value: unknown, field: string, operationId: string, secrets: readonly string[]): string {
  const mayHoldToken = typeof value === 'object' || field === '/' || /token/i.test(field)
  return operationId === 'logIn' && mayHoldToken ? typeName(value) : shown(withoutSecrets(value, secrets))
}

function inWords(error: ErrorObject, kind: Kind, value: string): string {
  const { params, message } = error
  if (kind === 'missing') return 'is missing'
  if (kind === 'date') return `is no ${params.format === 'date' ? 'day YYYY-MM-DD' : params.format}: ${value}`
  if (kind === 'word') return `is ${value}, not one of ${params.allowedValues.join(', ')}`
  if (kind === 'money as text') return `is text, ${value}, not whole minor units`
  if (kind === 'money with decimals') return `is ${value}, not whole minor units`
  if (error.keyword === 'type') return `is ${value}, not ${[params.type].flat().join(' or ')}`
  return `${message ?? error.keyword}: ${value}`
}

/** A schema's alternative that a value was meant for, so that the others' complaints are left out. */
function meantFor(pointer: string, value: unknown): string {
  const options = children(at(at(ROOT, ...keysOf(pointer)) ?? ROOT, 'anyOf'))
  const found = options.findIndex(([, option]) => {
    const required = children(at(option, 'required')).map(([, { node }]) => String(node))
    if (Array.isArray(value)) return at(option, 'type')?.node === 'array'
    return isObject(value) && required.some((key) => key in value)
  })
  return found < 0 ? pointer : `${pointer}/anyOf/${found}`
}

/** In what a body differs from the operation's declared answer of a status; the words quote no secret. */
export function differences(
  operation: Operation,
  status: number,
  body: unknown,
  secrets: readonly string[] = [],
): Difference[] {
  const content = operation.responses.get(status)?.find(({ type }) => type === 'application/json')
  if (!content) return []
  const validate = ajv.getSchema(`openapi${meantFor(content.schema, body)}`)
  if (!validate || validate(body)) return []
  const found = new Map<string, Difference>()
  for (const error of validate.errors ?? []) {
    const more = error.keyword === 'required' ? `/${error.params.missingProperty}` : ''
    const field = `${error.instancePath.replace(/\/\d+(?=\/|$)/g, '/*')}${more}` || '/'
    const kind = kindOf(error, field)
    const known = found.get(`${field} ${kind}`)
    if (known) known.times += 1
    else
      found.set(`${field} ${kind}`, {
        field,
        kind,
        problem: inWords(error, kind, quoted(error.data, field, operation.operationId, secrets)),
        value: error.data,
        times: 1,
      })
  }
  return [...found.values()]
}
