import type { DemoRole } from '@mocks/backstage'
import type { Outcomes } from '@mocks/scenario'
import { describe, expect, it } from 'vitest'
import { ApiError, messageOf } from './ApiError'
import { revenue, spend } from './analytics'
import { cart } from './cart'
import { conversations } from './conversations'
import { favorites } from './favorites'
import { unreadCount } from './notifications'
import { products } from './products'
import { userProjects } from './projects'
import { submissions } from './submissions'
import { answering, failureOf, openApi } from './testApi'
import { adminWorks, worksToApprove } from './work'

type World = Awaited<ReturnType<typeof openApi>>

interface Listing {
  name: keyof Outcomes
  role: DemoRole
  ask: (world: World) => Promise<unknown>
  /** What comes out of an answer with nothing in it. */
  nothing: unknown
  /** What comes out of null where lists should be, if it is not that. */
  withNullLists?: unknown
}

const LISTINGS: Listing[] = [
  {
    name: 'listConversations',
    role: 'client',
    ask: ({ ask, api }) => ask(conversations(api)),
    nothing: [],
  },
  {
    name: 'listClientWorks',
    role: 'client',
    ask: ({ ask, api }) => ask(worksToApprove(api)),
    nothing: [],
  },
  {
    name: 'listAdminWorks',
    role: 'admin',
    ask: ({ ask, api }) => ask(adminWorks(api, 'in_progress')),
    nothing: [],
  },
  { name: 'listProducts', role: 'admin', ask: ({ ask, api }) => ask(products(api)), nothing: [] },
  {
    name: 'listUserProjects',
    role: 'client',
    ask: ({ ask, api, userId }) => ask(userProjects(api, userId)),
    nothing: [],
  },
  { name: 'getCart', role: 'client', ask: ({ ask, api }) => ask(cart(api)), nothing: [] },
  { name: 'listFavorites', role: 'client', ask: ({ ask, api }) => ask(favorites(api)), nothing: [] },
  {
    name: 'getRevenue',
    role: 'admin',
    ask: ({ ask, api }) => ask(revenue(api)),
    nothing: { revenue: 0, count: 0, series: [] },
    withNullLists: { revenue: expect.any(Number), count: expect.any(Number), series: [] },
  },
  {
    name: 'getSpend',
    role: 'client',
    ask: ({ ask, api }) => ask(spend(api)),
    nothing: { spend: 0, orders: 0 },
    withNullLists: { spend: expect.any(Number), orders: expect.any(Number) },
  },
  {
    name: 'getUnreadCount',
    role: 'client',
    ask: ({ ask, api }) => ask(unreadCount(api)),
    nothing: 0,
    withNullLists: expect.any(Number),
  },
]

describe.each(LISTINGS)('$name', ({ name, role, ask, nothing, withNullLists = nothing }) => {
  it('is empty where there is nothing', async () => {
    expect(await ask(await openApi(role, { [name]: 'empty' }))).toEqual(nothing)
  })

  it('is empty where null stands for a list', async () => {
    expect(await ask(await openApi(role, { [name]: 'nullLists' }))).toEqual(withNullLists)
  })

  it.each([
    ['malformed', 'broken', 200, 'Fallback'],
    ['html', 'http', 502, 'Fallback'],
    [500, 'http', 500, 'Something broke on our side.'],
    ['offline', 'network', 0, 'Fallback'],
  ] as const)('after %s fails as %s', async (outcome, kind, status, message) => {
    const error = await failureOf(ask(await openApi(role, { [name]: outcome })))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ kind, status })
    expect(messageOf(error, 'Fallback')).toBe(message)
  })

  it('ends with the session after a 401 without a refresh token', async () => {
    const error = await failureOf(ask(await openApi(role, { [name]: 401 })))
    expect(error).toMatchObject({ kind: 'ended', status: 0 })
  })
})

describe('a title', () => {
  type Server = ReturnType<typeof answering>
  it.each<[string, string, (server: Server) => Promise<{ title: string }[]>]>([
    ['works', 'Untitled work', ({ ask, api }) => ask(adminWorks(api, 'in_progress'))],
    ['products', 'Untitled product', ({ ask, api }) => ask(products(api))],
    ['projects', 'Untitled project', ({ ask, api }) => ask(userProjects(api, 'a'))],
    ['items', 'Untitled item', ({ ask, api }) => ask(cart(api))],
    ['submissions', 'Untitled round', ({ ask, api }) => ask(submissions(api, 'a'))],
  ])('among %s is never empty', async (list, fallback, ask) => {
    const titlesOf = async (...titles: unknown[]) => {
      const rows = titles.map((title, at) => ({ _id: `${at}`, title }))
      return (await ask(answering({ [list]: rows }))).map(({ title }) => title)
    }
    expect(await titlesOf('', '  ', null, {}, undefined)).toEqual(Array(5).fill(fallback))
    expect(await titlesOf(' Logo ', 7)).toEqual(['Logo', '7'])
  })
})
