import { readFileSync } from 'node:fs'
import { operationById } from '@mocks/contract/operations'
import { describe, expect, it } from 'vitest'
import { isAdmin, type User } from '@/session/roles'
import { differences } from './differences'
import { effect, failure } from './effects'
import { reading } from './reading'
import { READ_FIELDS } from './testFields'

it('has words for every field that a reader reads', () => {
  const unneeded = READ_FIELDS.flatMap(({ operationId, field }) => {
    const difference = { field, kind: 'type', problem: '', value: {}, times: 1 } as const
    return effect(difference, operationId) === 'does not need it' ? [field] : []
  })
  expect(unneeded).toEqual([
    ...['/user/address', '/user/city', '/user/state', '/user/profileImage'],
    '/messages/*/author/isAdmin',
    '/submissions/*/author/isAdmin',
  ])
})

describe('what is said where an answer cannot be used', () => {
  it.each([
    ['getSpend', 'ui/Stat/Stat.tsx'],
    ['getRevenue', 'dashboard/InsightsPanel/ChartPlaceholder.tsx'],
    ['listConversations', 'dashboard/MessagesPanel/MessagesPanel.tsx'],
    ['getUnreadCount', 'dashboard/DashboardScreen/UnreadBadge.tsx'],
    ['listClientWorks', 'dashboard/ApprovalsPanel/ApprovalsPanel.tsx'],
    ['listAdminWorks', 'dashboard/WorkQueuePanel/WorkQueuePanel.tsx'],
    ['getCart', 'dashboard/parts/Shelf/Shelf.tsx'],
    ['listFavorites', 'dashboard/parts/Shelf/Shelf.tsx'],
    ['listProducts', 'dashboard/ProductsPanel/ProductsPanel.tsx'],
    ['listMessages', 'dashboard/Thread/Thread.tsx'],
    ['logIn', 'account/LoginScreen/LoginScreen.tsx'],
    ['register', 'account/RegisterScreen/useRegistration.ts'],
    ['subscribe', 'site/parts/NewsletterBox/useSubscription.ts'],
    ['sendContactMessage', 'site/ContactScreen/ContactForm.tsx'],
    ['sendMessage', 'dashboard/MessagesPanel/useSendReply.ts'],
    ['approveWork', 'dashboard/decision/ApproveDialog.tsx'],
    ['requestChanges', 'dashboard/decision/useChangeRequest.ts'],
    ['setWorkStatus', 'dashboard/WorkQueuePanel/useQueueMoves.ts'],
    ['completeWork', 'dashboard/WorkQueuePanel/useQueueMoves.ts'],
    ['submitWork', 'dashboard/UploadDialog/UploadDialog.tsx'],
    ['uploadFiles', 'dashboard/UploadDialog/UploadDialog.tsx'],
    ['createProduct', 'dashboard/ProductDialog/ProductDialog.tsx'],
    ['setProductActive', 'dashboard/ProductsPanel/useToggles.ts'],
    ['addToCart', 'runtime/shop/shelves.ts'],
    ['saveFavorite', 'runtime/shop/shelves.ts'],
  ])('%s: stands in %s', (operationId, file) => {
    const [, quoted = ''] = failure(operationId).match(/"(.+?)"/) ?? []
    expect(quoted).not.toBe('')
    const source = readFileSync(`src/${file}`, 'utf8')
    expect(source).toContain(quoted)
  })
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

  it.each([
    ['/accessToken', { ...whole, accessToken: 7, user: person }, 'reads the number as text'],
    ['/refreshToken', { ...whole, refreshToken: 7, user: person }, 'reads the number as text'],
    ['/user/email', { ...whole, user: { ...person, email: 7 } }, 'reads the number as text'],
  ])('%s as a number is text', async (field, body, said) => {
    expect(await judged(body, field)).toMatchObject({ said, user: { id: 'u' } })
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
