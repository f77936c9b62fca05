import { createStorageArea } from '@mocks/ports/memoryStorage'
import { expect, test } from 'vitest'
import { LOGO } from '../ReviewDesk/stories/works'
import { type Receipt, readReceipts, receiptOf, sweepReceipts, writeReceipts } from './receipts'

const AT = Date.parse('2026-03-04T17:00:12Z')
const DAY = 86_400_000
const WORK = { ...LOGO, deadline: null }
const WHO = { at: AT, by: 'Maya Okafor' }
const approved = receiptOf(WORK, { decision: 'approve', comment: '' }, WHO)
test('are kept for one person, the newest first, ten at most', () => {
  const storage = createStorageArea().openTab()
  const many = Array.from({ length: 12 }, (_, index): Receipt => ({ ...approved, id: String(index) }))
  expect(writeReceipts(storage, 'user.maya', many)).toEqual(many.slice(0, 10))
  expect(readReceipts(storage, 'user.maya', AT).map(({ id }) => id)).toEqual(
    many.slice(0, 10).map(({ id }) => id),
  )
  expect(readReceipts(storage, 'user.jonah', AT)).toEqual([])
  writeReceipts(storage, 'user.maya', [])
  expect(storage.keys()).toEqual([])
})

test('lie on devices under the words they always had', () => {
  const storage = createStorageArea().openTab()
  const changes = receiptOf(WORK, { decision: 'changes', comment: 'Wider.' }, WHO)
  writeReceipts(storage, 'user.maya', [approved, changes])
  expect(JSON.parse(storage.get('app_receipts:user.maya') ?? '')).toMatchObject([
    { decision: 'approved' },
    { decision: 'changes' },
  ])
  expect(readReceipts(storage, 'user.maya', AT)).toEqual([approved, changes])
})

test('grow old', () => {
  const storage = createStorageArea().openTab()
  writeReceipts(storage, 'user.maya', [approved])
  expect(readReceipts(storage, 'user.maya', AT + 30 * DAY)).toEqual([approved])
  expect(readReceipts(storage, 'user.maya', AT + 30 * DAY + 1)).toEqual([])
})

test('of people who do not come back, what is too old is removed', () => {
  const area = createStorageArea({ app_user: '{}', 'app_receipts:user.gone': '{' })
  const storage = area.openTab()
  const young = { ...approved, id: 'young', at: AT + DAY }
  writeReceipts(storage, 'user.maya', [young, approved])
  writeReceipts(storage, 'user.jonah', [approved])
  sweepReceipts(storage, AT + 31 * DAY)
  expect([...storage.keys()].sort()).toEqual(['app_receipts:user.maya', 'app_user'])
  expect(storage.get('app_receipts:user.maya')).toBe(JSON.stringify([{ ...young, decision: 'approved' }]))
})

test.each(['', '{', 'null', '{}', '[7,null,{"id":"x"},{"id":"x","title":"y","at":1,"decision":"maybe"}]'])(
  'what cannot be read is none: %s',
  (text) => {
    const storage = createStorageArea({ 'app_receipts:user.maya': text }).openTab()
    expect(readReceipts(storage, 'user.maya', AT)).toEqual([])
  },
)
