import { describe, expect, it } from 'vitest'
import { revenue, spend } from './analytics'
import { answering, failureOf, openApi } from './testApi'

describe('spend', () => {
  it('is what the client has spent, in cents', async () => {
    const { api, ask } = await openApi('client')
    const answer = await ask(spend(api))
    expect(answer.spend).toBeGreaterThan(0)
    expect(answer.orders).toBeGreaterThan(0)
    expect(answer.spend).toSatisfy(Number.isInteger)
  })

  it.each([
    [
      { spend: '2500', orders: '2' },
      { spend: 2500, orders: 2 },
    ],
    [
      { spend: null, orders: -1 },
      { spend: null, orders: 0 },
    ],
    [
      { spend: 0, orders: 'many' },
      { spend: 0, orders: null },
    ],
    [{}, { spend: null, orders: null }],
    [[], { spend: null, orders: null }],
  ])('reads %j', async (body, read) => {
    const { api, ask } = answering(body)
    expect(await ask(spend(api))).toEqual(read)
  })

  it('is nothing for somebody who bought nothing', async () => {
    const { api, ask } = await openApi('client', { getSpend: 'empty' })
    expect(await ask(spend(api))).toEqual({ spend: 0, orders: 0 })
  })
})

describe('revenue', () => {
  it("is the studio's, day by day", async () => {
    const { api, ask } = await openApi('admin')
    const { revenue: total, count, series } = await ask(revenue(api))
    expect(total).toBeGreaterThan(0)
    expect(count).toBeGreaterThan(0)
    const days = series.map(({ date }) => date)
    expect(days.length).toBeGreaterThan(0)
    expect(days).toEqual([...new Set(days)].sort())
  })

  it('is for admins only', async () => {
    const { api, ask } = await openApi('client')
    expect(await failureOf(ask(revenue(api)))).toMatchObject({
      kind: 'http',
      status: 403,
      serverMessage: 'Admin access required.',
    })
  })

  it('takes days by their first ten characters, in order, one point each', async () => {
    const { api, ask } = answering({
      revenue: '3000',
      count: 2.2,
      series: [
        { date: '2026-03-05', revenue: 500 },
        { date: '2026-03-04T23:30:00-08:00', revenue: '1000' },
        { date: '2026-03-03', revenue: null },
        { date: '2026-03-04T08:00:00Z', revenue: 500 },
      ],
    })
    expect(await ask(revenue(api))).toEqual({
      revenue: 3000,
      count: 2,
      series: [
        { date: '2026-03-03', revenue: null },
        { date: '2026-03-04', revenue: 1500 },
        { date: '2026-03-05', revenue: 500 },
      ],
    })
  })

  it('takes a day without a number for a gap, unless another point of it has one', async () => {
    const series = [null, undefined, 'a lot', {}].map((revenue, day) => ({
      date: `2026-03-0${day + 1}`,
      revenue,
    }))
    const { api, ask } = answering({ series: [...series, { date: '2026-03-02', revenue: 0 }] })
    const answer = await ask(revenue(api))
    expect(answer.series.map((point) => point.revenue)).toEqual([null, 0, null, null])
    expect(answer).toMatchObject({ revenue: null, count: null })
  })

  it('drops points without a usable date', async () => {
    const dates = ['2026-02-29', '03/04/2026', '', 'yesterday', null, 20260304, {}, '2026-03-04']
    const series: unknown[] = [null, 7, ...dates.map((date) => ({ date, revenue: 100 }))]
    const { api, ask } = answering({ series })
    expect(await ask(revenue(api))).toEqual({
      revenue: null,
      count: null,
      series: [{ date: '2026-03-04', revenue: 100 }],
    })
  })
})
