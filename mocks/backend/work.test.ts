import { describe, expect, it } from 'vitest'
import { users } from '../fixtures/users'
import { works } from '../fixtures/works'
import { openStudio, refusalOf } from './testStudio'
import { logo, otherStatuses, STATUSES, withLogo } from './testWork'

const changes = { comment: 'Nearly there.', requestedChanges: [] }

describe('lists', () => {
  it('show a client their own works only, an admin all', () => {
    const { studio, as, tables } = openStudio()
    expect(studio.work.listForClient(as('maya'))).toHaveLength(14)
    expect(studio.work.listForClient(as('jonah'))).toHaveLength(4)
    expect(studio.work.listForAdmin(as('noor'))).toHaveLength(tables.works.length)
    expect(refusalOf(() => studio.work.listForAdmin(as('maya')))).toEqual({
      status: 403,
      body: { message: 'Admin access required.' },
    })
  })

  it.each(STATUSES)('obey the status %s', (status) => {
    const { studio, as } = openStudio()
    const list = studio.work.listForAdmin(as('priya'), status)
    expect(list.length).toBeGreaterThan(0)
    expect(list.every((work) => work.status === status)).toBe(true)
  })

  it('go by deadline, none last, then by the order of their making', () => {
    const { studio, as } = openStudio('empty', ({ works }) => {
      const add = (_id: string, deadline: string | null) =>
        works.push({ _id, title: _id, status: 'draft', price: 1, clientId: users.maya.id, deadline })
      add('work_10', null)
      add('work_11', '2026-03-09')
      add('work_9', null)
      add('work_2', '2026-03-09')
      add('work_12', '2025-12-31')
    })
    const ids = studio.work.listForClient(as('maya')).map(({ _id }) => _id)
    expect(ids).toEqual(['work_12', 'work_2', 'work_11', 'work_9', 'work_10'])
  })

  it('show the fields of the contract and no others', () => {
    const { studio, as } = openStudio()
    const [first] = studio.work.listForClient(as('maya'))
    expect(Object.keys(first ?? {}).sort()).toEqual(['_id', 'deadline', 'price', 'status', 'title'])
  })

  it('do not change the tables', () => {
    const { studio, as, tables } = openStudio()
    const before = JSON.stringify(tables.works)
    studio.work.listForAdmin(as('noor'))
    expect(JSON.stringify(tables.works)).toBe(before)
  })
})

describe('a client decides', () => {
  it('approves: the work moves, the decision is kept, every admin hears of it', () => {
    const { studio, as, client, tables } = withLogo('awaiting_approval')
    const unread = studio.notifications.unread(as('noor'))
    const notified = tables.notifications.length
    expect(studio.work.approve(client, logo, { comment: ' Exactly it. ' })).toMatchObject({
      status: 'approved',
    })
    expect(tables.decisions.at(-1)).toMatchObject({
      workId: logo,
      verdict: 'approved',
      comment: 'Exactly it.',
    })
    expect(studio.notifications.unread(as('noor'))).toBe(unread + 1)
    expect(tables.notifications).toHaveLength(notified + 4)
    expect(studio.work.listForClient(client, 'awaiting_approval').some(({ _id }) => _id === logo)).toBe(false)
  })

  it('approves without a comment', () => {
    const { studio, client } = withLogo('awaiting_approval')
    expect(studio.work.approve(client, logo, { comment: '' }).status).toBe('approved')
  })

  it('requests changes: comment, items and deadline are kept', () => {
    const { studio, client, tables } = withLogo('awaiting_approval')
    const body = { comment: ' Two things. ', requestedChanges: [' Thicker handle '], deadline: '2026-03-12' }
    expect(studio.work.requestChanges(client, logo, body)).toMatchObject({
      status: 'changes_requested',
      deadline: '2026-03-12',
    })
    expect(tables.decisions.at(-1)).toMatchObject({
      verdict: 'changes_requested',
      comment: 'Two things.',
      requestedChanges: ['Thicker handle'],
      deadline: '2026-03-12',
    })
  })

  it('keeps the deadline where none is asked for', () => {
    const { studio, client } = withLogo('awaiting_approval')
    expect(studio.work.requestChanges(client, logo, changes).deadline).toBe('2026-03-04')
  })

  it.each([
    ['a blank comment', { ...changes, comment: ' \n ' }],
    ['a blank item', { ...changes, requestedChanges: ['Darker green', ' '] }],
    ['a day that does not exist', { ...changes, deadline: '2026-02-30' }],
    ['a deadline that is no day', { ...changes, deadline: 'soon' }],
  ])('is refused %s, and nothing moves', (_, body) => {
    const { studio, client, tables } = withLogo('awaiting_approval')
    const before = JSON.stringify([tables.works, tables.decisions])
    expect(refusalOf(() => studio.work.requestChanges(client, logo, body)).status).toBe(422)
    expect(JSON.stringify([tables.works, tables.decisions])).toBe(before)
  })

  it.each(otherStatuses('awaiting_approval'))('is refused both from %s, with a message', (status) => {
    const { studio, client } = withLogo(status)
    const approved = refusalOf(() => studio.work.approve(client, logo, { comment: '' }))
    expect(approved).toMatchObject({ status: 409, body: { message: expect.stringMatching(/^\S.*\.$/) } })
    expect(refusalOf(() => studio.work.requestChanges(client, logo, changes))).toEqual(approved)
  })

  it('is told what happened before', () => {
    const { studio, client } = withLogo('awaiting_approval')
    studio.work.approve(client, logo, { comment: '' })
    const message = () => refusalOf(() => studio.work.approve(client, logo, { comment: '' })).body.message
    expect(message()).toBe('This work was already approved.')
    const menu = works.springMenu._id
    studio.work.requestChanges(client, menu, changes)
    expect(refusalOf(() => studio.work.requestChanges(client, menu, changes)).body.message).toBe(
      'Changes were already requested.',
    )
  })

  it.each(['jonah', 'noor'] as const)('nobody else does: %s', (person) => {
    const { studio, as } = withLogo('awaiting_approval')
    expect(refusalOf(() => studio.work.approve(as(person), logo, { comment: '' })).status).toBe(403)
    expect(refusalOf(() => studio.work.requestChanges(as(person), logo, changes)).status).toBe(403)
  })

  it('finds no unknown work', () => {
    const { studio, client } = withLogo('awaiting_approval')
    expect(refusalOf(() => studio.work.approve(client, 'work_0', { comment: '' })).status).toBe(404)
    expect(refusalOf(() => studio.work.requestChanges(client, 'work_0', changes)).status).toBe(404)
  })
})
