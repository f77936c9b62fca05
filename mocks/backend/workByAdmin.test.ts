import { describe, expect, it } from 'vitest'
import { works } from '../fixtures/works'
import { refusalOf } from './testStudio'
import { logo, otherStatuses, withLogo } from './testWork'

const round = { title: 'Round 1', description: '', assets: [{ url: '/api/v1/media/asset_1' }] }

describe('an admin sets the status', () => {
  const from = otherStatuses('awaiting_approval', 'completed', 'cancelled')
  it.each(from)('from %s to draft, in_progress and cancelled', (status) => {
    for (const next of ['draft', 'in_progress', 'cancelled'] as const) {
      const { studio, admin } = withLogo(status)
      expect(studio.work.setStatus(admin, logo, { status: next })).toMatchObject({ _id: logo, status: next })
    }
  })

  it.each(['awaiting_approval', 'completed', 'cancelled'] as const)('but not from %s', (status) => {
    const { studio, admin, tables } = withLogo(status)
    expect(refusalOf(() => studio.work.setStatus(admin, logo, { status: 'draft' }))).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/\.$/) },
    })
    expect(tables.works.find(({ _id }) => _id === logo)?.status).toBe(status)
  })

  it('a client does not, and an unknown work is not found', () => {
    const { studio, client, admin } = withLogo('in_progress')
    expect(refusalOf(() => studio.work.setStatus(client, logo, { status: 'draft' })).status).toBe(403)
    expect(refusalOf(() => studio.work.setStatus(admin, 'work_0', { status: 'draft' })).status).toBe(404)
  })
})

describe('an admin completes', () => {
  it('an approved work: its price is today’s revenue and its client’s spend', () => {
    const { studio, as, client, admin } = withLogo('approved')
    const [before, spent] = [studio.analytics.revenue(admin), studio.analytics.spend(client)]
    const others = studio.analytics.spend(as('jonah'))
    expect(studio.work.complete(admin, logo).status).toBe('completed')
    const after = studio.analytics.revenue(admin)
    expect(after.revenue).toBe(before.revenue + 125_000)
    expect(after.count).toBe(before.count + 1)
    expect(after.series).toHaveLength(before.series.length)
    expect(after.series.at(-1)).toEqual({
      date: '2026-03-04',
      revenue: (before.series.at(-1)?.revenue ?? 0) + 125_000,
    })
    expect(studio.analytics.spend(client)).toEqual({ spend: spent.spend + 125_000, orders: spent.orders + 1 })
    expect(studio.analytics.spend(as('jonah'))).toEqual(others)
  })

  it('on a day of its own when the clock has moved on, by the studio’s calendar', () => {
    const { studio, as, advance } = withLogo('approved')
    // Half past ten in the evening in Orange County is tomorrow in UTC.
    advance(13.5 * 3600)
    studio.work.complete(as('noor'), logo)
    expect(studio.analytics.revenue(as('noor')).series.at(-1)?.date).toBe('2026-03-04')
    advance(2 * 3600)
    studio.work.complete(as('noor'), works.bookingFlow._id)
    expect(studio.analytics.revenue(as('noor')).series.at(-1)).toEqual({
      date: '2026-03-05',
      revenue: 260_000,
    })
  })

  it.each(otherStatuses('approved'))('but none that is %s', (status) => {
    const { studio, admin, tables } = withLogo(status)
    const before = JSON.stringify([tables.orders, tables.revenueDays])
    expect(refusalOf(() => studio.work.complete(admin, logo))).toEqual({
      status: 409,
      body: { message: 'Only an approved work can be completed.' },
    })
    expect(JSON.stringify([tables.orders, tables.revenueDays])).toBe(before)
  })

  it('a client does not, and an unknown work is not found', () => {
    const { studio, client, admin } = withLogo('approved')
    expect(refusalOf(() => studio.work.complete(client, logo)).status).toBe(403)
    expect(refusalOf(() => studio.work.complete(admin, 'work_0')).status).toBe(404)
  })
})

describe('an admin submits', () => {
  it.each(['in_progress', 'changes_requested'] as const)('a round of a work that is %s', (status) => {
    const { studio, client, admin, tables } = withLogo(status)
    const unread = studio.notifications.unread(client)
    const assets = ['/media/one.png', { url: '/media/two.png' }]
    expect(studio.work.submit(admin, logo, { ...round, assets }).status).toBe('awaiting_approval')
    expect(tables.submissions.at(-1)).toMatchObject({
      workId: logo,
      title: 'Round 1',
      assets: ['/media/one.png', '/media/two.png'],
    })
    expect(studio.notifications.unread(client)).toBe(unread + 1)
    expect(studio.work.approve(client, logo, { comment: '' }).status).toBe('approved')
  })

  it.each(otherStatuses('in_progress', 'changes_requested'))('but none of a work that is %s', (status) => {
    const { studio, admin } = withLogo(status)
    expect(refusalOf(() => studio.work.submit(admin, logo, round)).status).toBe(409)
  })

  it('not without a title or assets; not as a client; not to an unknown work', () => {
    const { studio, client, admin } = withLogo('in_progress')
    expect(refusalOf(() => studio.work.submit(admin, logo, { ...round, title: ' ' })).status).toBe(422)
    expect(refusalOf(() => studio.work.submit(admin, logo, { ...round, assets: [] })).status).toBe(422)
    expect(refusalOf(() => studio.work.submit(client, logo, round)).status).toBe(403)
    expect(refusalOf(() => studio.work.submit(admin, 'work_0', round)).status).toBe(404)
  })
})
