import { describe, expect, it } from 'vitest'
import type { Backstage } from './backstage'
import { createFixedClock } from './clock'
import { form, image } from './contract/testing/samples'
import { ask, NEW_PRODUCT, quietBackstage, requestTo } from './testing/ask'

const titles = async (response: Response) =>
  ((await response.json()) as { products: { title: string }[] }).products.map(({ title }) => title)

describe('a held call', () => {
  it('changes nothing before it is released', async () => {
    const backstage = quietBackstage({ scenario: { outcomes: { createProduct: 'hold' } } })
    const { accessToken: token } = backstage.sessionFor('admin')
    const created = ask(backstage, '/products', { token, json: NEW_PRODUCT })
    await backstage.calls.when(({ status }) => status === 'held')
    expect(backstage.held()).toEqual(['createProduct'])
    expect(await titles(await ask(backstage, '/products', { token }))).not.toContain(NEW_PRODUCT.title)
    expect(backstage.release('getCart')).toBe(0)
    expect(backstage.release('createProduct')).toBe(1)
    expect((await created).status).toBe(201)
    expect(await titles(await ask(backstage, '/products', { token }))).toContain(NEW_PRODUCT.title)
  })

  it('can be given up, and then never happens', async () => {
    const backstage = quietBackstage({ scenario: { outcomes: { createProduct: ['hold', 'ok'] } } })
    const { accessToken: token } = backstage.sessionFor('admin')
    const controller = new AbortController()
    const created = ask(backstage, '/products', { token, json: NEW_PRODUCT, signal: controller.signal })
    await backstage.calls.when(({ status }) => status === 'held')
    controller.abort()
    await expect(created).rejects.toMatchObject({ name: 'AbortError' })
    expect((await backstage.calls.when(({ status }) => status === 'aborted')).operationId).toBe(
      'createProduct',
    )
    expect([backstage.held(), backstage.release()]).toEqual([[], 0])
    expect(await titles(await ask(backstage, '/products', { token }))).not.toContain(NEW_PRODUCT.title)
  })

  it('ends without an answer on a reset', async () => {
    const backstage = quietBackstage({ scenario: { outcomes: { getCart: 'hold' } } })
    const held = ask(backstage, '/cart', { token: backstage.sessionFor('client').accessToken })
    await backstage.calls.when(({ status }) => status === 'held')
    const ended = expect(held).rejects.toMatchObject({ name: 'AbortError' })
    await backstage.reset()
    await ended
    expect(backstage.calls.list()).toEqual([])
  })
})

describe('waiting', () => {
  it('takes the latency and stops at once when aborted', async () => {
    const backstage = quietBackstage({ scenario: { latency: 60_000 } })
    const controller = new AbortController()
    const cart = ask(backstage, '/cart', { signal: controller.signal })
    await backstage.calls.when(({ status }) => status === 'pending')
    controller.abort(new Error('no longer wanted'))
    await expect(cart).rejects.toThrow('no longer wanted')
    await backstage.calls.when(({ status }) => status === 'aborted')
  })

  it('does not start for a request that is already aborted', async () => {
    const backstage = quietBackstage()
    await expect(ask(backstage, '/cart', { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    })
    expect(backstage.calls.list()).toEqual([])
  })
})

describe('two backstages', () => {
  it('know nothing of each other', async () => {
    const one = quietBackstage({ scenario: { outcomes: { getCart: 'hold' } } })
    const other = quietBackstage({ scenario: { seed: 'empty' } })
    const token = one.sessionFor('admin').accessToken
    await ask(one, '/products', { token, json: NEW_PRODUCT })
    const held = ask(one, '/cart', { token })
    await one.calls.when(({ status }) => status === 'held')
    expect(
      await titles(await ask(other, '/products', { token: other.sessionFor('admin').accessToken })),
    ).toEqual([])
    expect(other.release()).toBe(0)
    await expect(ask(other, '/nope')).rejects.toThrow()
    expect([one.breaches.list().length, other.breaches.list().length]).toEqual([0, 1])
    expect(one.calls.list()).toHaveLength(2)
    expect(other.calls.list()).toHaveLength(1)
    one.release()
    expect((await held).status).toBe(200)
  })
})

describe('a backstage', () => {
  it('logs each call with what was sent', async () => {
    const backstage = quietBackstage()
    let told = 0
    const stop = backstage.calls.subscribe(() => {
      told += 1
    })
    const { accessToken: token } = backstage.sessionFor('admin')
    await ask(backstage, '/products', { token, json: NEW_PRODUCT })
    expect(backstage.calls.of('createProduct')).toEqual([
      {
        id: 1,
        at: Date.parse('2026-03-04T17:00:00.000Z'),
        operationId: 'createProduct',
        method: 'POST',
        url: 'http://site.example/api/v1/products',
        status: 201,
        outcome: 'ok',
        requestBody: NEW_PRODUCT,
        hasToken: true,
        breach: null,
      },
    ])
    expect(told).toBeGreaterThan(1)
    const before = told
    stop()
    await ask(backstage, '/cart', { token })
    expect(told).toBe(before)
  })

  it('signs in as logIn would', async () => {
    const backstage = quietBackstage()
    const json = { email: 'maya@harborcafe.example', password: 'Harbor-2026!' }
    const answered = (await (await ask(backstage, '/auth/login', { json })).json()) as { user: unknown }
    expect(backstage.sessionFor('client').user).toEqual(answered.user)
    expect((await backstage.signIn('admin')).user.email).toBe('noor@overprint.example')
  })

  it.each(['2026-03-04T17:00:00.000Z', 'now'])('ends access tokens under the clock %s', async (clock) => {
    const backstage = quietBackstage({ scenario: { clock } })
    const { accessToken: token, refreshToken } = backstage.sessionFor('client')
    await backstage.expireTokens()
    const refused = await ask(backstage, '/cart', { token })
    expect([refused.status, await refused.json()]).toEqual([
      401,
      { message: 'The access token has expired.' },
    ])
    const refreshed = await ask(backstage, '/auth/token', { json: { refreshToken } })
    const { accessToken } = (await refreshed.json()) as { accessToken: string }
    expect((await ask(backstage, '/cart', { token: accessToken })).status).toBe(200)
  })

  it('has its new time at once when the scenario names another', async () => {
    const backstage = quietBackstage()
    const change = backstage.setScenario({ clock: '2026-11-28T09:00:00.000Z' })
    expect(new Date(backstage.clock.now()).toISOString()).toBe('2026-11-28T09:00:00.000Z')
    await change
    const back = backstage.reset()
    expect(backstage.clock.now()).toBe(Date.parse(backstage.scenario().clock))
    await back
  })

  it('ends the tokens that were out, and not those given after other data came', async () => {
    const backstage = quietBackstage()
    const cartWith = async (token: string) => (await ask(backstage, '/cart', { token })).status
    const { accessToken: expired } = await backstage.signIn('client')
    await backstage.expireTokens()
    await backstage.setScenario({ seed: 'huge' })
    const { accessToken: fresh } = await backstage.signIn('client')
    expect([await cartWith(expired), await cartWith(fresh)]).toEqual([401, 200])

    await backstage.setScenario({ seed: 'typical' })
    expect(await cartWith(fresh)).toBe(200)
    await backstage.expireTokens()
    expect(await cartWith(fresh)).toBe(401)
  })

  it.each([
    ['ended by hand', (backstage: Backstage) => backstage.expireTokens()],
    ['of a shorter life', async ({ clock }: Backstage) => clock.advance(30_000)],
  ])('refuses a sign-out with a token %s, and ends the session all the same', async (_, end) => {
    const clock = createFixedClock('2026-03-04T17:00:00Z')
    const backstage = quietBackstage({ clock, tokenTtlSeconds: 30 })
    const { accessToken: token, refreshToken } = backstage.sessionFor('client')
    await end(backstage)
    const signOut = await ask(backstage, '/auth/logout', { method: 'POST', token })
    expect([signOut.status, await signOut.json()]).toEqual([
      401,
      { message: 'The access token has expired.' },
    ])
    expect((await ask(backstage, '/auth/token', { json: { refreshToken } })).status).toBe(401)
  })

  it('shortens the life of access tokens', async () => {
    const clock = createFixedClock('2026-03-04T17:00:00Z')
    const backstage = quietBackstage({ clock, tokenTtlSeconds: 30 })
    const { accessToken: token } = backstage.sessionFor('client')
    clock.advance(29_000)
    expect((await ask(backstage, '/cart', { token })).status).toBe(200)
    backstage.clock.advance(1000)
    expect((await ask(backstage, '/cart', { token })).status).toBe(401)
  })

  it('starts afresh on a reset and on another seed', async () => {
    const backstage = quietBackstage()
    const { accessToken: token } = backstage.sessionFor('admin')
    await ask(backstage, '/products', { token, json: NEW_PRODUCT })
    await backstage.setScenario({ outcomes: { listProducts: 'empty' } })
    await backstage.reset()
    expect(backstage.scenario().outcomes).toEqual({})
    const again = await titles(await ask(backstage, '/products', { token }))
    expect(again).not.toContain(NEW_PRODUCT.title)
    await backstage.setScenario({ seed: 'empty' })
    expect(await titles(await ask(backstage, '/products', { token }))).toEqual([])
  })

  it('lends uploaded files as blob: URLs until it is disposed of', async () => {
    const backstage = quietBackstage()
    const { accessToken: token } = backstage.sessionFor('admin')
    const uploaded = await ask(backstage, '/uploads', { token, form: form(image('café.png')) })
    const { assets } = (await uploaded.json()) as { assets: { url: string }[] }
    const url = assets[0]?.url ?? ''
    expect(url).toMatch(/^blob:/)
    expect((await (await fetch(url)).blob()).size).toBe(4)
    backstage.dispose()
    await expect(fetch(url)).rejects.toThrow()
  })

  it('collects what no operation answers', () => {
    const backstage = quietBackstage()
    backstage.unanswered(requestTo('/nope'))
    expect(backstage.breaches.list()).toHaveLength(1)
  })
})
