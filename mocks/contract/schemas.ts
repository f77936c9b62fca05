import type { ErrorObject, ValidateFunction } from 'ajv'
import Ajv from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Problem } from './breach'
import { contract } from './document'

// The document as a whole is no JSON schema; only the schemas inside it are ever compiled, on first use.
const ajv = new Ajv({ strict: false, validateSchema: false, verbose: true })
addFormats(ajv)
ajv.addSchema(contract, 'openapi')

const compiled = new Map<string, ValidateFunction | null>()

function validatorOf(pointer: string): ValidateFunction | null {
  const known = compiled.get(pointer)
  if (known !== undefined) return known
  let validate: ValidateFunction | null
  try {
    validate = ajv.getSchema(`openapi${pointer}`) ?? null
    if (!validate) throw new Error(`The contract has no schema at ${pointer}.`)
  } catch (error) {
    // A page whose content security policy forbids eval (the published demo) cannot compile schemas.
    if (!(error instanceof EvalError)) throw error
    validate = null
  }
  compiled.set(pointer, validate)
  return validate
}

/** A value as far as a sentence has room for it. */
export function shown(value: unknown): string {
  const json = JSON.stringify(value) ?? String(value)
  return json.length > 60 ? `${json.slice(0, 57)}…` : json
}

function sentence(error: ErrorObject): string {
  const { keyword, params, message, data } = error
  if (keyword === 'type') return `should be ${[params.type].flat().join(' or ')}, but is ${shown(data)}`
  if (keyword === 'enum') return `should be one of ${params.allowedValues.join(', ')}, but is ${shown(data)}`
  if (keyword === 'anyOf' || keyword === 'oneOf') return `has none of the declared shapes: ${shown(data)}`
  return `${message ?? keyword}, but is ${shown(data)}`
}

/** What is wrong with a value by a schema of the contract, or null; `field` is where the value stands. */
export function problemOf(schema: string, value: unknown, field: string): Problem | null {
  const validate = validatorOf(schema)
  if (!validate || validate(value)) return null
  // The last error is the outermost one: "none of the shapes" rather than one shape's complaint.
  const error = validate.errors?.at(-1)
  if (!error) return { field, problem: 'is not valid' }
  const place = `${field}${error.instancePath}`
  if (error.keyword === 'required')
    return { field: `${place}/${error.params.missingProperty}`, problem: 'is missing' }
  if (error.keyword === 'additionalProperties')
    return { field: `${place}/${error.params.additionalProperty}`, problem: 'is not in the contract' }
  return { field: place, problem: sentence(error) }
}
