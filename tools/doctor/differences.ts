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
  /** In which entries it was looked for; left out where in all. */
  among?: string
}

function validators(allErrors: boolean) {
  const ajv = new Ajv({ strict: false, validateSchema: false, verbose: true, allErrors })
  addFormats(ajv)
  return ajv.addSchema(contract, 'openapi')
}

// All errors, other than the guard of the faked backend: a person mends them in one go.
const whole = validators(true)
const hasty = validators(false)

/** So many entries of a list are judged: for each that differs all that was found before is copied. */
const MOST_ENTRIES = 300
/** No answer of the contract goes as deep. */
const MOST_DEPTH = 8

/** A body with the beginning of its lists alone; itself where none is longer. */
function shortened(body: unknown): unknown {
  let cut = false
  const beginning = (value: unknown, depth: number): unknown => {
    if (typeof value !== 'object' || value === null || depth === MOST_DEPTH) return value
    if (!Array.isArray(value))
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, beginning(one, depth + 1)]))
    cut ||= value.length > MOST_ENTRIES
    return value.slice(0, MOST_ENTRIES).map((one) => beginning(one, depth + 1))
  }
  const short = beginning(body, 0)
  return cut ? short : body
}

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
  if (operationId === 'logIn' && mayHoldToken) return typeName(value)
  try {
    return shown(withoutSecrets(value, secrets))
  } catch {
    // No text can be made of what is nested as deep as the stack.
    return `${typeName(value)}, nested too deep to be quoted`
  }
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
  // One that has none of their keys lacks that of the first.
  const first = isObject(value)
    ? options.findIndex(([, option]) => at(option, 'type')?.node === 'object')
    : -1
  const meant = found < 0 ? first : found
  return meant < 0 ? pointer : `${pointer}/anyOf/${meant}`
}

/** Of alternatives that a value is none of, one error that names them all. */
function joined(errors: readonly ErrorObject[]): ErrorObject[] {
  const types = new Map<string, Set<string>>()
  for (const { keyword, instancePath, params } of errors)
    if (keyword === 'type')
      types.set(instancePath, new Set([...(types.get(instancePath) ?? []), ...[params.type].flat()]))
  const named = new Set<string>()
  return errors.flatMap((error): ErrorObject[] => {
    const { keyword, instancePath } = error
    const isTold = ({ keyword: other, instancePath: where }: ErrorObject) =>
      other !== keyword && (where === instancePath || where.startsWith(`${instancePath}/`))
    if (keyword === 'anyOf' || keyword === 'oneOf') return errors.some(isTold) ? [] : [error]
    if (keyword !== 'type') return [error]
    if (named.has(instancePath)) return []
    named.add(instancePath)
    return [{ ...error, params: { type: [...(types.get(instancePath) ?? [])] } }]
  })
}

/** The errors of a body, and among which entries they were looked for; of a long list not all. */
function errorsOf(schema: string, body: unknown): { errors: ErrorObject[]; among?: string } {
  const validate = hasty.getSchema(schema)
  if (!validate || validate(body)) return { errors: [] }
  const [first] = validate.errors ?? []
  const short = shortened(body)
  const all = whole.getSchema(schema)
  if (all && !all(short)) {
    const errors = joined(all.errors ?? [])
    const among = `among the first ${MOST_ENTRIES} entries, which alone were judged`
    return short === body ? { errors } : { errors, among }
  }
  const entry = Number(first?.instancePath.match(/\/(\d+)(?=\/|$)/)?.[1]) + 1
  return { errors: first ? [first] : [], among: `in entry ${entry}; those behind it were not judged` }
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
  const { errors, among } = errorsOf(`openapi${meantFor(content.schema, body)}`, body)
  const found = new Map<string, Difference>()
  for (const error of errors) {
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
        ...(among && field.includes('/*') ? { among } : {}),
      })
  }
  return [...found.values()]
}
