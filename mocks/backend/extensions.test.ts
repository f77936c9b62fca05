import { describe, expect, it } from 'vitest'
import { EXTENSIONS } from '@/lib/extensions'
import { operations } from '../contract/operations'
import { products } from '../fixtures/products'
import { lateRefusalOf, openStudio, refusalOf } from './testStudio'
import { logo } from './testWork'

it('the app knows every extension of the contract', () => {
  const named = new Set(operations.flatMap(({ extension }) => extension ?? []))
  expect([...named].sort()).toEqual([...EXTENSIONS].sort())
})

describe('rounds', () => {
  it('come newest first, each with what was answered to it and not to another', async () => {
    const { studio, as } = openStudio()
    const client = as('maya')
    studio.work.requestChanges(client, logo, { comment: 'Almost.', requestedChanges: ['Wider'] })
    const [two, one] = await studio.rounds.list(client, logo)
    expect(two?.decision).toMatchObject({ comment: 'Almost.', requestedChanges: ['Wider'] })
    expect(one?.decision).toMatchObject({ verdict: 'changes_requested' })
    expect(one?.decision?.comment).not.toBe('Almost.')
  })

  it('keep their answers apart when the clock stands still', async () => {
    const { studio, as } = openStudio()
    const [admin, client] = [as('noor'), as('maya')]
    const url = 'https://media.example/board.png'
    const handIn = (title: string) =>
      studio.work.submit(admin, 'work_7', { title, description: '', assets: [url] })
    handIn('Round 2')
    studio.work.requestChanges(client, 'work_7', { comment: 'Wider.', requestedChanges: [] })
    handIn('Round 3')
    const [open, answered] = await studio.rounds.list(client, 'work_7')
    expect(open).toMatchObject({ title: 'Round 3' })
    expect(open).not.toHaveProperty('decision')
    expect(answered).toMatchObject({ title: 'Round 2', decision: { comment: 'Wider.' } })
    studio.work.approve(client, 'work_7', { comment: 'Yes.' })
    const [last, before] = await studio.rounds.list(client, 'work_7')
    expect(last?.decision).toMatchObject({ verdict: 'approved', comment: 'Yes.' })
    expect(before?.decision).toMatchObject({ comment: 'Wider.' })
  })

  it('leave a decision before the first of them to none', async () => {
    const { studio, tables, as } = openStudio()
    const [admin, client] = [as('noor'), as('maya')]
    tables.submissions = tables.submissions.filter(({ workId }) => workId !== logo)
    tables.decisions = tables.decisions.filter(({ workId }) => workId !== logo)
    studio.work.requestChanges(client, logo, { comment: 'Of nothing.', requestedChanges: [] })
    studio.work.submit(admin, logo, {
      title: 'Round 1',
      description: '',
      assets: ['https://a.example/b.png'],
    })
    const rounds = await studio.rounds.list(client, logo)
    expect(rounds).toHaveLength(1)
    expect(rounds[0]).not.toHaveProperty('decision')
  })

  it('hold what was handed in', async () => {
    const { studio, as, advance } = openStudio()
    const admin = as('noor')
    advance(60)
    const url = 'https://media.example/board.png'
    studio.work.submit(admin, 'work_7', { title: 'Round 2', description: '', assets: [url] })
    const [newest] = await studio.rounds.list(as('maya'), 'work_7')
    expect(newest).toMatchObject({
      title: 'Round 2',
      assets: [{ url }],
      author: { id: 'user_3', isAdmin: true },
    })
  })

  it('show drawings that are there', async () => {
    const { studio, tables, as } = openStudio()
    const admin = as('noor')
    for (const { workId } of tables.submissions) {
      const rounds = await studio.rounds.list(admin, workId)
      for (const { assets } of rounds) expect(assets.length).toBeGreaterThan(0)
      expect(JSON.stringify(rounds)).not.toContain('proof:')
    }
  })

  it('are for the client and the studio alone', async () => {
    const { studio, as } = openStudio()
    expect(await lateRefusalOf(studio.rounds.list(as('jonah'), logo))).toMatchObject({ status: 403 })
    expect(await lateRefusalOf(studio.rounds.list(as('maya'), 'work_999'))).toMatchObject({ status: 404 })
    expect(await studio.rounds.list(as('sol'), logo)).toHaveLength(2)
  })
})

describe('messages', () => {
  it('grow by a reply, and are nobody else’s', () => {
    const { studio, as } = openStudio()
    const client = as('maya')
    const before = studio.conversations.messages(client, 'conversation_1')
    studio.conversations.reply(client, { conversationId: 'conversation_1', content: 'Thursday works.' })
    const after = studio.conversations.messages(as('noor'), 'conversation_1')
    expect(after.slice(0, -1)).toEqual(before)
    expect(after.at(-1)).toMatchObject({ content: 'Thursday works.', author: { fullName: 'Maya Okafor' } })
    const refused = refusalOf(() => studio.conversations.messages(as('jonah'), 'conversation_1'))
    expect(refused.status).toBe(404)
  })
})

describe('the shop', () => {
  it('refuses a product that is not there and a title of spaces, and keeps nothing of them', () => {
    const { studio, tables, as } = openStudio()
    const client = as('maya')
    const held = [tables.carts.length, tables.favorites.length]
    const nowhere = { source: 'product', sourceId: 'product_0', title: 'Nowhere' } as const
    expect(refusalOf(() => studio.shop.addToCart(client, nowhere)).status).toBe(404)
    expect(refusalOf(() => studio.shop.saveFavorite(client, nowhere)).status).toBe(404)
    const spaces = { source: 'project', sourceId: 'a', title: '  ' } as const
    expect(refusalOf(() => studio.shop.saveFavorite(client, spaces)).status).toBe(422)
    expect([tables.carts.length, tables.favorites.length]).toEqual(held)
  })

  it('takes back whatever was taken out, also what the studio offers no longer', () => {
    const { studio, as } = openStudio()
    const client = as('maya')
    const saved = () => studio.shop.favorites(client).map(({ product }) => product?._id)
    for (const { _id, product } of studio.shop.favorites(client)) {
      const { _id: sourceId = '', title = '' } = product ?? {}
      studio.shop.removeFavorite(client, _id)
      studio.shop.saveFavorite(client, { source: 'product', sourceId, title })
      expect(saved()).toContain(sourceId)
    }
    studio.products.setActive(as('noor'), products.businessCards._id, false)
    studio.shop.removeFromCart(client, 'cart_1')
    const again = {
      source: 'product',
      sourceId: products.businessCards._id,
      title: 'Cards',
      quantity: 2,
    } as const
    expect(studio.shop.addToCart(client, again)).toMatchObject({
      product: { _id: products.businessCards._id },
      quantity: 2,
    })
  })

  it('takes nothing out of another person’s cart', () => {
    const { studio, as } = openStudio()
    expect(refusalOf(() => studio.shop.removeFromCart(as('jonah'), 'cart_1')).status).toBe(404)
    expect(refusalOf(() => studio.shop.removeFavorite(as('jonah'), 'favorite_1')).status).toBe(404)
  })
})
