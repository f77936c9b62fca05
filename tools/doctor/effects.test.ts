import { at, children, type Place } from '@mocks/contract/document'
import { operationById, operations } from '@mocks/contract/operations'
import { describe, expect, it } from 'vitest'
import { isAdmin, type User } from '@/session/roles'
import { differences } from './differences'
import { effect } from './effects'
import { reading } from './reading'

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

it('has words for every field that a reader reads', () => {
  const unneeded = operations.flatMap((operation) => {
    const { method, operationId, responses } = operation
    const schema = responses.get(200)?.[0]?.place
    if (!schema || (method !== 'get' && operationId !== 'logIn')) return []
    const fields = fieldsOf(at(schema, 'schema') ?? schema)
    return fields.filter((field) => {
      const difference = { field, kind: 'type', problem: '', value: {}, times: 1 } as const
      return effect(difference, operationId) === 'does not need it'
    })
  })
  expect(unneeded).toEqual([
    ...['/user/address', '/user/city', '/user/state', '/user/profileImage'],
    '/messages/*/author/isAdmin',
    '/submissions/*/author/isAdmin',
  ])
})

describe('what is said of a login is what its readers do', () => {
  const whole = { accessToken: 'a', refreshToken: 'r' }
  const person = { id: 'u', fullName: 'Noor', email: 'noor@overprint.example' }
  const { id: _id, ...nameless } = person

  /** What is said of a field, and who is signed in; null where nobody is. */
  async function judged(body: unknown, field: string) {
    const found = differences(operationById('logIn'), 200, body).find((one) => one.field === field)
    const answer = { status: 200, type: 'application/json', text: JSON.stringify(body) }
    const read = (await reading('logIn', answer).catch(() => null)) as { user: User } | null
    return { said: found && effect(found, 'logIn'), user: read?.user ?? null }
  }

  it.each([
    ['reads `_id` instead', { ...nameless, _id: 'u' }, 'u'],
    ['reads the number as text', { ...person, id: 7 }, '7'],
    ['signs in, but does not know whose projects and drafts these are', nameless, ''],
    ['signs in, but does not know whose projects and drafts these are', { ...person, id: null }, ''],
  ])('id: %s', async (words, user, id) => {
    const { said, user: read } = await judged({ ...whole, user }, '/user/id')
    expect([said, read?.id]).toEqual([words, id])
  })

  it.each([
    ['/user/role', { role: 'ADMIN' }],
    ['/user/role', { role: ['admin'] }],
    ['/user/roles', { roles: 'admin' }],
    ['/user/isAdmin', { isAdmin: 'true' }],
    ['/user/isAdmin', { isAdmin: 1 }],
  ])('%s: an admin by %j alone is none', async (field, more) => {
    const { said, user } = await judged({ ...whole, user: { ...person, ...more } }, field)
    expect(said).toMatch(/^sees no admin in it/)
    expect(isAdmin(user)).toBe(false)
    const other = await judged(
      { ...whole, user: { isAdmin: true, ...person, roles: ['admin'], ...more } },
      field,
    )
    expect(isAdmin(other.user)).toBe(true)
  })

  it.each([
    ['/accessToken', { refreshToken: 'r', user: person }],
    ['/user', whole],
    ['/user', { ...whole, user: 'Noor' }],
  ])('without %s nobody is signed in', async (field, body) => {
    expect(await judged(body, field)).toEqual({ said: expect.stringContaining('"Login failed"'), user: null })
  })

  it('without another field somebody is', async () => {
    const { refreshToken: _, ...short } = { ...whole, user: person }
    expect((await judged(short, '/refreshToken')).user).toEqual(person)
    for (const field of ['fullName', 'email'] as const) {
      const { said, user } = await judged(
        { ...whole, user: { ...person, [field]: undefined } },
        `/user/${field}`,
      )
      expect(said).toMatch(/^(?:greets with "User"|shows nothing for somebody without a name)$/)
      expect(user?.[field]).toBe('')
    }
  })
})
