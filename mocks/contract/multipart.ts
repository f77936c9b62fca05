import type { Problem } from './breach'
import { at, children } from './document'
import type { Content } from './operations'

/** Whether a media type is one of a list such as "image/*, video/*". */
function accepts(list: string, type: string): boolean {
  return list.split(',').some((one) => {
    const wanted = one.trim()
    return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted
  })
}

function fieldProblem(content: Content, name: string, values: FormDataEntryValue[]): Problem | null {
  const field = `/body/${name}`
  const schema = at(content.place, 'schema', 'properties', name)
  if (!schema) return { field, problem: 'is not in the contract' }
  const { node: min = 0 } = at(schema, 'minItems') ?? {}
  const { node: max = Number.POSITIVE_INFINITY } = at(schema, 'maxItems') ?? {}
  if (values.length < Number(min) || values.length > Number(max))
    return { field, problem: `should come ${min} to ${max} times, but comes ${values.length} times` }
  const allowed = at(content.place, 'encoding', name, 'contentType')?.node
  for (const [index, value] of values.entries()) {
    const place = `${field}/${index}`
    if (typeof value === 'string') return { field: place, problem: 'should be a file, but is text' }
    if (typeof allowed === 'string' && !accepts(allowed, value.type))
      return {
        field: place,
        problem: `should be ${allowed}, but "${value.name}" is ${value.type || 'untyped'}`,
      }
  }
  return null
}

/** What is wrong with a form's fields: their names, how often they come, and what the files are. */
export function formProblem(content: Content, form: FormData): Problem | null {
  const required = children(at(content.place, 'schema', 'required')).map(([, { node }]) => String(node))
  const names = new Set([...form.keys(), ...required])
  for (const name of names) {
    const values = form.getAll(name)
    if (values.length === 0) return { field: `/body/${name}`, problem: 'is missing' }
    const problem = fieldProblem(content, name, values)
    if (problem) return problem
  }
  return null
}
