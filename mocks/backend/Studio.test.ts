import { describe, expect, it } from 'vitest'
import { products } from '../fixtures/products'
import { users } from '../fixtures/users'
import { openStudio, refusalOf } from './testStudio'

const ADMINS = ['noor', 'elias', 'priya', 'sol'] as const

describe('admins', () => {
  it.each(ADMINS)('%s gets admin data, however the mark is spelled', (name) => {
    const { studio, as } = openStudio()
    expect(studio.analytics.revenue(as(name)).series).toHaveLength(60)
  })

  it('a client does not', () => {
    const { studio, as } = openStudio()
    expect(refusalOf(() => studio.analytics.revenue(as('maya')))).toEqual({
      status: 403,
      body: { message: 'Admin access required.' },
    })
  })
})

describe('analytics', () => {
  it('sums the series, and spend a person', () => {
    const { studio, as } = openStudio()
    const { revenue, count, series } = studio.analytics.revenue(as('noor'))
    expect(revenue).toBe(series.reduce((total, day) => total + day.revenue, 0))
    expect(count).toBeGreaterThan(30)
    expect(studio.analytics.spend(as('maya'))).toEqual({ spend: 211_500, orders: 4 })
    expect(studio.analytics.spend(as('jonah'))).toEqual({ spend: 0, orders: 0 })
  })
})

describe('cart and favorites', () => {
  it('hold the products of the person who asks', () => {
    const { studio, as } = openStudio()
    const [first] = studio.shop.cart(as('maya'))
    const { _id, title, price, currency, gallery } = products.businessCards
    expect(first).toEqual({ _id: 'cart_1', quantity: 2, product: { _id, title, price, currency, gallery } })
    expect(studio.shop.cart(as('maya'))).toHaveLength(3)
    expect(studio.shop.favorites(as('maya'))).toHaveLength(4)
    expect(studio.shop.cart(as('jonah'))).toHaveLength(1)
    expect(studio.shop.favorites(as('noor'))).toEqual([])
  })
})

describe('projects', () => {
  it('come newest first, to their owner and to admins', () => {
    const { studio, as } = openStudio()
    const mine = studio.projects.listOf(as('maya'), users.maya.id)
    expect(mine.map(({ _id }) => _id)).toEqual(['project_2', 'project_1', 'project_3', 'project_4'])
    expect(mine[0]).not.toHaveProperty('userId')
    expect(mine[0]).not.toHaveProperty('createdAt')
    expect(studio.projects.listOf(as('sol'), users.maya.id)).toEqual(mine)
  })

  it('do not come to others, and unknown people have none', () => {
    const { studio, as } = openStudio()
    expect(refusalOf(() => studio.projects.listOf(as('jonah'), users.maya.id)).status).toBe(403)
    expect(refusalOf(() => studio.projects.listOf(as('maya'), 'user_0')).status).toBe(404)
    expect(refusalOf(() => studio.projects.listOf(null, users.maya.id)).status).toBe(401)
  })
})

describe('notifications', () => {
  it('are counted a person', () => {
    const { studio, as } = openStudio()
    expect(studio.notifications.unread(as('maya'))).toBe(3)
    expect(studio.notifications.unread(as('noor'))).toBe(5)
    expect(studio.notifications.unread(as('dana'))).toBe(0)
  })
})

describe('newsletter', () => {
  it('takes an address once', () => {
    const { studio, tables } = openStudio('empty')
    studio.newsletter.subscribe(' maya@harborcafe.example ')
    expect(tables.subscribers).toEqual([{ email: 'maya@harborcafe.example', at: '2026-03-04T17:00:00.000Z' }])
    expect(refusalOf(() => studio.newsletter.subscribe('Maya@HarborCafe.example'))).toEqual({
      status: 409,
      body: { message: 'This address is already on the list.' },
    })
    for (const bad of ['', ' ', 'maya', 'maya@harborcafe', 'ma ya@harborcafe.example'])
      expect(refusalOf(() => studio.newsletter.subscribe(bad)).status).toBe(422)
  })
})

describe('contact', () => {
  const letter = {
    name: 'Maya Okafor',
    email: 'maya@harborcafe.example',
    subject: 'Project Quote',
    message: 'We open a second café in May.',
  } as const

  it('keeps a letter', () => {
    const { studio, tables } = openStudio('empty')
    studio.contact.send({ ...letter, message: ` ${letter.message} ` })
    expect(tables.contactMessages).toEqual([{ ...letter, _id: 'contact_1', at: '2026-03-04T17:00:00.000Z' }])
  })

  it.each([{ name: ' ' }, { email: 'maya' }, { message: '\n' }])('refuses %j', (change) => {
    expect(refusalOf(() => openStudio().studio.contact.send({ ...letter, ...change })).status).toBe(422)
  })
})

describe('tables', () => {
  it('survive a JSON round trip in the middle of things', () => {
    const { studio, tables, as } = openStudio()
    studio.work.approve(as('maya'), 'work_1', { comment: '' })
    studio.auth.logOut(as('maya'))
    expect(JSON.parse(JSON.stringify(tables))).toEqual(tables)
  })
})
