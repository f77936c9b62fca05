import { operationById } from '@mocks/contract/operations'
import { describe, expect, it } from 'vitest'
import { differences } from './differences'
import { effect } from './effects'
import { reading } from './reading'
import { READ_FIELDS } from './testFields'

/** One whole thing of each list. */
const WHOLE = {
  listProducts: {
    _id: 'p',
    kind: 'website',
    title: 'One page',
    slug: 'one-page',
    description: 'One.',
    price: 39000,
    currency: 'EUR',
    tags: ['web'],
    gallery: [{ url: '/a.png' }],
    active: true,
  },
  listAdminWorks: { _id: 'w', title: 'Cups', status: 'approved', price: 100, deadline: '2026-03-04' },
  listConversations: {
    _id: 'c',
    lastMessageAt: '2026-03-02T10:00:00Z',
    updatedAt: '2026-03-01T10:00:00Z',
    lastMessage: { at: '2026-03-03T10:00:00Z', preview: 'Hello' },
  },
  listUserProjects: { _id: 'j', title: 'Tideline', description: 'A label.', imageOrVideo: '/t.png' },
  getCart: { _id: 'i', title: 'Logo', price: 500, currency: 'GBP', quantity: 2, image: '/l.png' },
  listMessages: {
    _id: 'm',
    content: 'Hello',
    at: '2026-03-03T10:00:00Z',
    author: { id: 'u', fullName: 'Noor' },
  },
  listSubmissions: {
    _id: 's',
    title: 'Round 1',
    description: 'First.',
    assets: ['/1.png'],
    createdAt: '2026-03-03T10:00:00Z',
    author: { id: 'u', fullName: 'Noor' },
    decision: {
      verdict: 'changes_requested',
      comment: 'No.',
      requestedChanges: ['Ink'],
      at: '2026-03-04T10:00:00Z',
    },
  },
}
type Listing = keyof typeof WHOLE

const LISTS: Record<Listing, string> = {
  listProducts: 'products',
  listAdminWorks: 'works',
  listConversations: 'conversations',
  listUserProjects: 'projects',
  getCart: 'items',
  listMessages: 'messages',
  listSubmissions: 'submissions',
}

const OUT = 'leaves this entry out'
const SAME = 'reads it all the same'
const TEXT = 'reads the number as text'
const NOTHING = 'reads an empty list, and shows that there is nothing'
const DOLLARS = 'if dollars were meant, it shows a hundredth of them'

/** What is said of a field, and what the app makes of the answer. */
async function heldAgainst(operationId: string, body: unknown, field: string) {
  const text = JSON.stringify(body)
  const found = differences(operationById(operationId as 'logIn'), 200, JSON.parse(text)).find(
    (one) => one.field === field,
  )
  return {
    said: found && effect(found, operationId),
    read: await reading(operationId, { status: 200, type: 'application/json', text }).catch(() => 'nobody'),
  }
}

/** Of one thing in a list: what changes in it, which field that is, the words, and what the reader gives; null is none. */
const LISTED: [Listing, change: object, field: string, words: string, read: object | null][] = [
  ['listProducts', { _id: undefined }, '_id', OUT, null],
  ['listProducts', { _id: undefined, id: 'x' }, '_id', 'reads `id` instead', { _id: 'x' }],
  ['listProducts', { _id: null, id: 'x' }, '_id', `reads \`id\` instead; without it, ${OUT}`, { _id: 'x' }],
  ['listProducts', { _id: 7 }, '_id', TEXT, { _id: '7' }],
  ['listProducts', { _id: true }, '_id', OUT, null],
  ['listProducts', { kind: 'poster' }, 'kind', 'shows it as a service', { kind: 'service' }],
  ['listProducts', { title: null }, 'title', 'shows "Untitled product"', { title: 'Untitled product' }],
  ['listProducts', { title: 7 }, 'title', TEXT, { title: '7' }],
  ['listProducts', { slug: 7 }, 'slug', TEXT, { slug: '7' }],
  ['listProducts', { slug: {} }, 'slug', 'shows no slug', { slug: '' }],
  ['listProducts', { description: [] }, 'description', 'shows no description', { description: '' }],
  ['listProducts', { price: '1999' }, 'price', 'reads the text as a number', { price: 1999 }],
  ['listProducts', { price: '19.99' }, 'price', `rounds it to 20 minor units: ${DOLLARS}`, { price: 20 }],
  ['listProducts', { price: '$19' }, 'price', 'shows no amount', { price: null }],
  ['listProducts', { price: ' ' }, 'price', 'shows no amount', { price: null }],
  ['listProducts', { currency: 'eur' }, 'currency', 'shows €', { currency: 'EUR' }],
  ['listProducts', { currency: 'gbp' }, 'currency', 'shows £', { currency: 'GBP' }],
  ['listProducts', { currency: 'JPY' }, 'currency', 'shows $', { currency: 'USD' }],
  ['listProducts', { currency: undefined }, 'currency', 'shows $', { currency: 'USD' }],
  ['listProducts', { tags: 'web' }, 'tags', 'shows no tags', { tags: [] }],
  ['listProducts', { tags: [7] }, 'tags/*', TEXT, { tags: ['7'] }],
  ['listProducts', { tags: [null] }, 'tags/*', OUT, { tags: [] }],
  ['listProducts', { gallery: {} }, 'gallery', 'shows no picture', { gallery: [] }],
  [
    'listProducts',
    { gallery: Array(7).fill({ url: '/a.png' }) },
    'gallery',
    SAME,
    { gallery: Array(7).fill({ url: '/a.png' }) },
  ],
  ['listProducts', { gallery: ['/b.png'] }, 'gallery/*', SAME, { gallery: [{ url: '/b.png' }] }],
  [
    'listProducts',
    { gallery: [{ url: '/b c.png' }] },
    'gallery/*/url',
    SAME,
    { gallery: [{ url: '/b c.png' }] },
  ],
  ['listProducts', { gallery: [{}] }, 'gallery/*/url', 'shows no picture', { gallery: [] }],
  ['listProducts', { active: 'true' }, 'active', 'reads it as active', { active: true }],
  ['listProducts', { active: 1 }, 'active', 'shows it as Inactive', { active: false }],
  [
    'listAdminWorks',
    { status: null },
    'status',
    'takes the status that was asked for',
    { status: 'in_progress' },
  ],
  [
    'listAdminWorks',
    { status: undefined },
    'status',
    'takes the status that was asked for',
    { status: 'in_progress' },
  ],
  ['listAdminWorks', { status: 'pending' }, 'status', 'leaves this work out', null],
  [
    'listAdminWorks',
    { deadline: '2026-03-04T00:00:00Z' },
    'deadline',
    'shows the day of it',
    { deadline: '2026-03-04T00:00:00Z' },
  ],
  ['listAdminWorks', { deadline: {} }, 'deadline', 'shows no deadline', { deadline: null }],
  [
    'listConversations',
    { lastMessage: 'Hi' },
    'lastMessage',
    'shows the conversation without its beginning',
    { preview: '' },
  ],
  [
    'listConversations',
    { lastMessage: { at: '2026-03-03T10:00:00Z', preview: 7 } },
    'lastMessage/preview',
    TEXT,
    { preview: '7' },
  ],
  [
    'listConversations',
    { lastMessage: { at: 'now', preview: '' } },
    'lastMessage/at',
    'takes lastMessageAt or updatedAt instead, or shows no time',
    { at: '2026-03-02T10:00:00Z' },
  ],
  [
    'listConversations',
    { lastMessage: { at: '2026-03-03T10:00', preview: '' } },
    'lastMessage/at',
    SAME,
    { at: '2026-03-03T10:00' },
  ],
  [
    'listConversations',
    { lastMessage: undefined, lastMessageAt: 5 },
    'lastMessageAt',
    'takes lastMessage.at or updatedAt instead, or shows no time',
    { at: '2026-03-01T10:00:00Z' },
  ],
  [
    'listConversations',
    { updatedAt: 5 },
    'updatedAt',
    'nothing where another time is there; else shows no time',
    { at: '2026-03-03T10:00:00Z' },
  ],
  ['listUserProjects', { imageOrVideo: { url: '/b.png' } }, 'imageOrVideo', SAME, { imageOrVideo: '/b.png' }],
  ['listUserProjects', { imageOrVideo: 7 }, 'imageOrVideo', 'shows no picture', { imageOrVideo: '' }],
  [
    'getCart',
    { _id: undefined, product: { _id: 'x' } },
    '_id',
    'takes the id of its product, or leaves this entry out',
    { _id: 'x' },
  ],
  ['getCart', { product: { _id: {} } }, 'product/_id', 'takes the id of the item itself', { _id: 'i' }],
  [
    'getCart',
    { title: null, name: 'Mark' },
    'title',
    'takes its name or its product\'s; else shows "Untitled item"',
    { title: 'Mark' },
  ],
  ['getCart', { name: null }, 'name', 'takes title instead, or shows "Untitled item"', { title: 'Logo' }],
  [
    'getCart',
    { price: null, product: { price: 9 } },
    'price',
    'shows the price of its product, or no amount',
    { price: 9 },
  ],
  [
    'getCart',
    { currency: null, product: { currency: 'EUR' } },
    'currency',
    'shows that of its product, or $',
    { currency: 'EUR' },
  ],
  ['getCart', { quantity: '3' }, 'quantity', 'reads it as 3', { quantity: 3 }],
  ['getCart', { quantity: 0 }, 'quantity', 'reads it as 1', { quantity: 1 }],
  ['getCart', { quantity: 'two' }, 'quantity', 'takes 1', { quantity: 1 }],
  ['getCart', { image: { url: '/b.png' } }, 'image', SAME, { image: '/b.png' }],
  [
    'getCart',
    { image: 7, gallery: [{ url: '/g.png' }] },
    'image',
    'shows another picture of it, or none',
    { image: '/g.png' },
  ],
  [
    'getCart',
    { product: 'Logo' },
    'product',
    'takes what the item itself says',
    { title: 'Logo', sourceId: null },
  ],
  ['getCart', { source: 'shelf' }, 'source', 'takes it for a product of the shop', { source: 'product' }],
  ['getCart', { sourceId: 7 }, 'sourceId', TEXT, { sourceId: '7' }],
  ['listMessages', { content: null }, 'content', 'shows a message without words', { content: '' }],
  ['listMessages', { author: 'Noor' }, 'author', 'says that "Somebody" wrote it', { author: null }],
  [
    'listMessages',
    { author: { id: 7, fullName: 'Noor' } },
    'author/id',
    TEXT,
    { author: { id: '7', fullName: 'Noor', isAdmin: false } },
  ],
  [
    'listMessages',
    { author: { _id: 'x', fullName: 'Noor' } },
    'author/id',
    'reads `_id` instead',
    { author: { id: 'x', fullName: 'Noor', isAdmin: false } },
  ],
  [
    'listMessages',
    { author: { fullName: 'Noor' } },
    'author/id',
    'does not know the person’s own messages',
    { author: { id: '', fullName: 'Noor', isAdmin: false } },
  ],
  [
    'listMessages',
    { author: { id: 'u', fullName: 7 } },
    'author/fullName',
    TEXT,
    { author: { id: 'u', fullName: '7', isAdmin: false } },
  ],
  [
    'listSubmissions',
    { assets: null },
    'assets',
    'says that the round holds no image or video',
    { assets: [] },
  ],
  ['listSubmissions', { assets: [{}] }, 'assets/*/url', 'leaves this picture out', { assets: [] }],
  [
    'listSubmissions',
    { createdAt: 'now' },
    'createdAt',
    'shows no time, and leaves the round where the server put it',
    { at: null },
  ],
  ['listSubmissions', { decision: 'no' }, 'decision', 'shows no answer to the round', { decision: null }],
  [
    'listSubmissions',
    { decision: { ...WHOLE.listSubmissions.decision, verdict: 'no' } },
    'decision/verdict',
    'shows no answer to the round',
    { decision: null },
  ],
  [
    'listSubmissions',
    { decision: { ...WHOLE.listSubmissions.decision, comment: [] } },
    'decision/comment',
    'shows the answer without its words',
    { decision: { comment: '' } },
  ],
  [
    'listSubmissions',
    { decision: { ...WHOLE.listSubmissions.decision, requestedChanges: 'Ink' } },
    'decision/requestedChanges',
    'shows the answer without its list of changes',
    { decision: { requestedChanges: [] } },
  ],
  [
    'listSubmissions',
    { decision: { ...WHOLE.listSubmissions.decision, requestedChanges: [7] } },
    'decision/requestedChanges/*',
    TEXT,
    { decision: { requestedChanges: ['7'] } },
  ],
]

/** Of a whole answer. */
const ANSWERS: [string, body: unknown, field: string, words: string, read: unknown][] = [
  ['getUnreadCount', { count: '3' }, '/count', 'reads it as 3', 3],
  ['getUnreadCount', { count: 'three' }, '/count', 'shows no badge', 0],
  ['getUnreadCount', { count: -1 }, '/count', 'shows no badge', 0],
  [
    'getSpend',
    { spend: 211.5, orders: 1 },
    '/spend',
    `rounds it to 212 minor units: ${DOLLARS}`,
    { spend: 212, orders: 1 },
  ],
  ['getSpend', { spend: 1, orders: '12' }, '/orders', 'reads it as 12', { spend: 1, orders: 12 }],
  ['getSpend', { spend: 1, orders: 'a dozen' }, '/orders', 'shows no number', { spend: 1, orders: null }],
  [
    'getRevenue',
    { revenue: 1, count: '4', series: [] },
    '/count',
    'reads it as 4',
    { revenue: 1, count: 4, series: [] },
  ],
  [
    'getRevenue',
    { revenue: {}, count: 1, series: [] },
    '/revenue',
    'shows no amount',
    { revenue: null, count: 1, series: [] },
  ],
  [
    'getRevenue',
    { revenue: 1, count: 1, series: {} },
    '/series',
    'shows the sample week, labelled "Sample data"',
    { revenue: 1, count: 1, series: [] },
  ],
  [
    'getRevenue',
    { revenue: 1, count: 1, series: [{ date: 'now', revenue: 1 }] },
    '/series/*/date',
    'leaves this day out of the chart',
    { revenue: 1, count: 1, series: [] },
  ],
  [
    'getRevenue',
    { revenue: 1, count: 1, series: [{ date: '2026-03-04T10:00:00Z', revenue: 1 }] },
    '/series/*/date',
    'takes its first ten characters as the day',
    { revenue: 1, count: 1, series: [{ date: '2026-03-04', revenue: 1 }] },
  ],
  [
    'getRevenue',
    { revenue: 1, count: 1, series: ['now'] },
    '/series/*',
    OUT,
    { revenue: 1, count: 1, series: [] },
  ],
  ['listProducts', {}, '/products', NOTHING, []],
  ['listFavorites', { favorites: null }, '/favorites', NOTHING, []],
  ['listProducts', { products: ['One page'] }, '/products/*', OUT, []],
]

describe('what is said of a field is what its reader does', () => {
  it.each(LISTED)('%s: %j', async (operationId, change, field, words, read) => {
    const list = LISTS[operationId]
    const body = { [list]: [{ ...WHOLE[operationId], ...change }] }
    const whole = await heldAgainst(operationId, { [list]: [WHOLE[operationId]] }, `/${list}/*/${field}`)
    expect(whole).toEqual({ said: undefined, read: [expect.anything()] })
    const { said, read: got } = await heldAgainst(operationId, body, `/${list}/*/${field}`)
    expect(said).toBe(words)
    expect(got).toMatchObject(read ? [read] : [])
  })

  it.each(ANSWERS)('%s: %j', async (operationId, body, field, words, read) => {
    expect(await heldAgainst(operationId, body, field)).toEqual({ said: words, read })
  })

  it.each<[operationId: string, words: string, read: unknown]>([
    ['getSpend', 'shows no amount, and no number of orders', { spend: null, orders: null }],
    [
      'getRevenue',
      'shows no amount, and the sample week, labelled "Sample data"',
      { revenue: null, count: null, series: [] },
    ],
    ['getUnreadCount', 'shows no badge', 0],
    ['logIn', 'says "Login failed": without a token and a person nobody is signed in', 'nobody'],
    ...[...Object.keys(LISTS), 'listClientWorks', 'listFavorites'].map((id): [string, string, unknown] => [
      id,
      NOTHING,
      [],
    ]),
  ])('of a body of another kind: %s', async (operationId, words, read) => {
    for (const body of [null, 'ok', [], 7]) {
      // What is saved may stand in a bare list.
      if (operationId === 'listFavorites' && Array.isArray(body)) continue
      expect(await heldAgainst(operationId, body, '/')).toEqual({ said: words, read })
      const told = differences(operationById(operationId as 'logIn'), 200, body)
      expect(told).toMatchObject([{ times: 1 }])
    }
  })

  it('of what is saved names every kind that it may be, and the list that it lacks', () => {
    const told = (body: unknown) =>
      differences(operationById('listFavorites'), 200, body).map(({ field, problem }) => [field, problem])
    expect(told(null)).toEqual([['/', 'is null, not array or object']])
    expect(told({})).toEqual([['/favorites', 'is missing']])
  })

  it('each of them', () => {
    const held = [...LISTED.map(([, , field]) => field), ...ANSWERS.map(([, , field]) => field.slice(1))]
    const lastOf = (field: string) => field.split('/').at(-1) ?? ''
    const names = READ_FIELDS.flatMap(({ operationId, field }) =>
      operationId === 'logIn' ? [] : [lastOf(field)],
    )
    const lists = [...Object.values(LISTS), 'favorites', 'isAdmin']
    expect(
      [...new Set(names)].filter((name) => !lists.includes(name) && !held.map(lastOf).includes(name)),
    ).toEqual([])
  })
})
