import { at, children, isObject, type Place } from '../document'

/** A value spoiled in one place, and what was done to it. */
export interface Corruption {
  name: string
  value: unknown
}

/** Fits no schema of that type. */
const WRONG: Record<string, unknown> = {
  string: 12,
  integer: 'twelve',
  number: 'twelve',
  boolean: 'yes',
  array: 'text',
  object: 'text',
}

function wrongType(schema: Place): unknown {
  const type = at(schema, 'type')?.node
  if (Array.isArray(type)) return 12
  if (typeof type === 'string') return WRONG[type]
  // oneOf and anyOf of this contract take texts, whole numbers, lists and objects.
  return false
}

/** The alternative that a value of a oneOf or anyOf was made for, else the schema itself. */
function alternative(schema: Place, value: unknown): Place {
  const options = [...children(at(schema, 'oneOf')), ...children(at(schema, 'anyOf'))].map(([, one]) => one)
  const kind = Array.isArray(value) ? 'array' : typeof value
  const fits = options.filter((one) => (at(one, 'type')?.node ?? kind) === kind)
  return fits[0] ?? schema
}

function within(schema: Place, value: Record<string, unknown>, way: string): Corruption[] {
  const required = children(at(schema, 'required')).map(([, { node }]) => String(node))
  const missing = required
    .filter((key) => key in value)
    .map((key) => {
      const { [key]: _, ...rest } = value
      return { name: `${way}/${key} missing`, value: rest }
    })
  const spoiled = children(at(schema, 'properties'))
    .filter(([key]) => key in value)
    .flatMap(([key, property]) =>
      corruptions(property, value[key], `${way}/${key}`).map((one) => ({
        name: one.name,
        value: { ...value, [key]: one.value },
      })),
    )
  const closed = at(schema, 'additionalProperties')?.node === false
  const extra = closed ? [{ name: `${way}/surprise added`, value: { ...value, surprise: 1 } }] : []
  return [...missing, ...spoiled, ...extra]
}

/** Every small corruption of a valid value: wrong type, missing required, wrong enum, extra field. */
export function corruptions(schema: Place, value: unknown, way: string): Corruption[] {
  const found: Corruption[] = [{ name: `${way} of wrong type`, value: wrongType(schema) }]
  if (at(schema, 'enum')) found.push({ name: `${way} not in enum`, value: 'nonsense' })
  const chosen = alternative(schema, value)
  // With several shapes to choose from, one that lost a field may well be another.
  const isChoice = at(schema, 'anyOf') !== undefined
  if (isObject(value) && !isChoice) found.push(...within(chosen, value, way))
  const items = at(chosen, 'items')
  if (Array.isArray(value) && value.length > 0 && items) {
    const [first, ...rest] = value
    for (const one of corruptions(items, first, `${way}/0`))
      found.push({ name: one.name, value: [one.value, ...rest] })
  }
  return found
}
