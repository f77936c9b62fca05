import { at, children, type Place } from '@mocks/contract/document'
import { operations } from '@mocks/contract/operations'

/** Every field of a schema, as differences name them. */
function fieldsOf(place: Place, path = ''): string[] {
  const items = at(place, 'items')
  return [
    ...['allOf', 'anyOf', 'oneOf'].flatMap((key) =>
      children(at(place, key)).flatMap(([, one]) => fieldsOf(one, path)),
    ),
    ...(items ? fieldsOf(items, `${path}/*`) : []),
    ...children(at(place, 'properties')).flatMap(([name, one]) => [
      `${path}/${name}`,
      ...fieldsOf(one, `${path}/${name}`),
    ]),
  ]
}

/** For tests: what the readers are given, as differences name it: of every GET and of the login. */
export const READ_FIELDS = operations.flatMap(({ method, operationId, responses }) => {
  const schema = responses.get(200)?.[0]?.place
  if (!schema || (method !== 'get' && operationId !== 'logIn')) return []
  return fieldsOf(at(schema, 'schema') ?? schema).map((field) => ({ operationId, field }))
})
