import { describe, expect, it } from 'vitest'
import { operations } from '../contract/operations'
import { requestSamples } from '../contract/testing/samples'
import { type Outcomes, SLOW_MS } from '../scenario'
import { type AskOptions, ask, NEW_PRODUCT, quietBackstage, requestTo } from '../testing/ask'
import { allResolvers } from './all'
import { outcomesOf } from './outcomes'

/** What reads a list or a sum: those alone can be empty. */
const READING = [
  'getCart',
  'getRevenue',
  'getSpend',
  'getUnreadCount',
  'listAdminWorks',
  'listClientWorks',
  'listConversations',
  'listFavorites',
  'listMessages',
  'listProducts',
  'listSubmissions',
  'listUserProjects',
]

describe.each(operations.map((operation) => [operation.operationId, operation] as const))(
  '%s',
  (id, operation) => {
    const [sample] = requestSamples(operation)
    const body = sample?.parts.body
    const query = sample?.parts.query.toString()
    const path = `${operation.path.replace('{id}', 'user_1')}${query ? `?${query}` : ''}`
    const options = (token: string) => ({
      method: operation.method.toUpperCase(),
      ...(operation.security === 'none' ? {} : { token }),
      ...(body?.kind === 'json' ? { json: body.value } : {}),
      ...(body?.kind === 'form' ? { form: body.form } : {}),
    })

    it('has a resolver and answers as the contract says, whoever asks', async () => {
      expect(allResolvers[id]).toBeTypeOf('function')
      const backstage = quietBackstage()
      for (const role of ['client', 'admin'] as const) {
        const { accessToken } = backstage.sessionFor(role)
        const response = await ask(backstage, path, options(accessToken))
        expect(operation.statuses).toContain(response.status)
      }
      if (operation.security === 'required') {
        const { token: _, ...without } = options('')
        expect((await ask(backstage, path, without)).status).toBe(401)
      }
      expect(backstage.breaches.list()).toEqual([])
    })

    it('can end in every way that it declares', async () => {
      for (const outcome of outcomesOf(operation).filter((one) => one !== 'hold')) {
        const backstage = quietBackstage({ scenario: { outcomes: { [id]: outcome } as Outcomes }, slowMs: 1 })
        const { accessToken } = backstage.sessionFor('admin')
        const answer = ask(backstage, path, options(accessToken))
        if (outcome === 'offline') {
          await expect(answer).rejects.toThrow(new TypeError('Failed to fetch'))
        } else {
          const response = await answer
          expect(response.headers.get('x-mock-outcome')).toBe(outcome === 'ok' ? null : String(outcome))
          if (typeof outcome === 'number') expect(response.status).toBe(outcome)
          if (outcome === 'html')
            expect([response.status, await response.text()]).toEqual([502, expect.stringMatching(/<html>/)])
          if (outcome === 'malformed') await expect(response.json()).rejects.toThrow(SyntaxError)
        }
        expect(backstage.breaches.list()).toEqual([])
      }
    })
  },
)

describe('outcomes', () => {
  it('take the body of the first example', async () => {
    const backstage = quietBackstage({ scenario: { outcomes: { createProduct: 409, register: 403 } } })
    const { accessToken: token } = backstage.sessionFor('admin')
    const product = await ask(backstage, '/products', { token, json: NEW_PRODUCT })
    expect(await product.json()).toMatchObject({ code: 'E11000' })
    const json = { fullName: 'Theo', email: 'theo@x.example', password: 'Overprint-2026!', role: 'admin' }
    const register = await ask(backstage, '/auth/register', { json })
    expect(await register.json()).toEqual({ message: 'Admin registration not authorized.' })
  })

  it('come one a call in a sequence, and the last one stays', async () => {
    const backstage = quietBackstage({ scenario: { outcomes: { getCart: [500, 401, 'ok'] } } })
    const { accessToken: token } = backstage.sessionFor('client')
    const statuses = []
    for (let call = 0; call < 4; call += 1) statuses.push((await ask(backstage, '/cart', { token })).status)
    expect(statuses).toEqual([500, 401, 200, 200])
    await backstage.setScenario({ outcomes: { getCart: [401, 'ok'] } })
    expect((await ask(backstage, '/cart', { token })).status).toBe(401)
  })

  it('empty what is full and leave a refusal alone', async () => {
    const outcomes = {
      listProducts: 'empty',
      getSpend: 'empty',
      listFavorites: 'nullLists',
      getRevenue: 'empty',
    } as const
    const backstage = quietBackstage({ scenario: { outcomes } })
    const { accessToken: token } = backstage.sessionFor('admin')
    expect(await (await ask(backstage, '/products', { token })).json()).toEqual({ products: [] })
    expect(await (await ask(backstage, '/analytics/user/spend', { token })).json()).toEqual({
      spend: 0,
      orders: 0,
    })
    expect(await (await ask(backstage, '/analytics/admin/revenue', { token })).json()).toEqual({
      revenue: 0,
      count: 0,
      series: [],
    })
    const favorites = await (await ask(backstage, '/favorites', { token })).json()
    expect(favorites === null || Object.values(favorites as object).includes(null)).toBe(true)
    expect((await ask(backstage, '/products')).status).toBe(401)
  })

  it('cut the answer to what was done, and to what was refused', async () => {
    const outcomes = {
      createProduct: 'malformed',
      removeFromCart: 'malformed',
      getCart: 'malformed',
    } as const
    const backstage = quietBackstage({ scenario: { outcomes } })
    const { accessToken: token } = backstage.sessionFor('admin')
    const { accessToken: client } = backstage.sessionFor('client')
    const answered = async (path: string, options: AskOptions) => {
      const answer = await ask(backstage, path, options)
      await expect(answer.json()).rejects.toThrow(SyntaxError)
      return answer.status
    }
    const product = { json: NEW_PRODUCT }
    expect(await answered('/products', product)).toBe(401)
    expect(await answered('/products', { ...product, token: client })).toBe(403)
    expect(await answered('/products', { ...product, token })).toBe(201)
    expect(await answered('/products', { ...product, token })).toBe(409)
    const { products } = (await (await ask(backstage, '/products', { token })).json()) as {
      products: { slug: string }[]
    }
    expect(products.filter(({ slug }) => slug === NEW_PRODUCT.slug)).toHaveLength(1)

    // What is done without a word gets one, else nothing could be cut.
    const removal = { method: 'DELETE', token: client }
    expect(await answered('/cart/items/cart_1', removal)).toBe(200)
    expect(await answered('/cart/items/cart_1', removal)).toBe(404)

    await backstage.expireTokens()
    expect(await answered('/cart', { token: client })).toBe(401)
  })

  it('are offered for lists alone where they make sense', () => {
    const offered = operations.filter((operation) => outcomesOf(operation).includes('empty'))
    expect(offered.map(({ operationId }) => operationId).sort()).toEqual(READING.sort())
  })

  it('that an operation does not have are refused', async () => {
    const wrong = { outcomes: { getCart: 409 } } as unknown as { outcomes: Outcomes }
    expect(() => quietBackstage({ scenario: wrong })).toThrow(/getCart cannot end as 409/)
    await expect(quietBackstage().setScenario(wrong)).rejects.toThrow(/getCart cannot end as 409/)
  })
})

describe('a crash', () => {
  it('is a loud 500', async () => {
    const crash = () => {
      throw new Error('boom')
    }
    const backstage = quietBackstage({ resolvers: { ...allResolvers, getCart: crash } })
    const response = await ask(backstage, '/cart', { token: backstage.sessionFor('client').accessToken })
    expect(response.status).toBe(500)
    expect(backstage.breaches.list().map(({ message }) => message)).toEqual([
      'The faked backend crashed in getCart: Error: boom',
    ])
  })

  it('is no excuse for an answer that breaks the contract', async () => {
    const wrong = () => ({ status: 200 as const, json: { items: 'none' as unknown as [] } })
    const backstage = quietBackstage({ resolvers: { ...allResolvers, getCart: wrong } })
    await expect(ask(backstage, '/cart')).rejects.toThrow(/\/body\/items should be array/)
    expect(backstage.breaches.list()).toHaveLength(1)
    expect(backstage.calls.list().map(({ status }) => status)).toEqual(['failed'])
  })
})

describe('the consent page', () => {
  it('leads back to the site that sent the browser', async () => {
    const backstage = quietBackstage()
    const request = requestTo('/auth/google')
    request.headers.set('referer', 'http://site.example:5173/login')
    const page = await (await backstage.transport(request)).text()
    expect(page).toContain('http://site.example:5173/login#accessToken=')
  })
})

it('takes three seconds to be slow unless told otherwise', () => {
  expect(SLOW_MS).toBe(3000)
})
