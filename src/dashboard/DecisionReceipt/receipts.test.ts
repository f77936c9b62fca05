import { createStorageArea } from '@mocks/ports/memoryStorage'
import { expect, test } from 'vitest'
import { LOGO } from '../ReviewDesk/stories/works'
import { type Receipt, readReceipts, receiptOf, sweepReceipts, writeReceipts } from './receipts'
import { receiptFileName, receiptText } from './receiptText'

const AT = Date.parse('2026-03-04T17:00:12Z')
const DAY = 86_400_000
const WORK = { ...LOGO, deadline: null }
const WHO = { at: AT, by: 'Maya Okafor' }
const approved = receiptOf(WORK, { decision: 'approved', comment: '' }, WHO)
const changes = receiptOf(
  { ...WORK, price: null },
  {
    decision: 'changes',
    comment: 'Wider.\nDecision: Approved',
    changes: ['Wider lettering', 'Less orange'],
    deadline: '2026-03-20',
  },
  WHO,
)

test('are kept for one person, the newest first, ten at most', () => {
  const storage = createStorageArea().openTab()
  const many = Array.from({ length: 12 }, (_, index): Receipt => ({ ...approved, id: String(index) }))
  writeReceipts(storage, 'user.maya', many)
  expect(readReceipts(storage, 'user.maya', AT).map(({ id }) => id)).toEqual(
    many.slice(0, 10).map(({ id }) => id),
  )
  expect(readReceipts(storage, 'user.jonah', AT)).toEqual([])
  writeReceipts(storage, 'user.maya', [])
  expect(storage.keys()).toEqual([])
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
  expect(storage.get('app_receipts:user.maya')).toBe(JSON.stringify([young]))
})

test.each(['', '{', 'null', '{}', '[7,null,{"id":"x"},{"id":"x","title":"y","at":1,"decision":"maybe"}]'])(
  'what cannot be read is none: %s',
  (text) => {
    const storage = createStorageArea({ 'app_receipts:user.maya': text }).openTab()
    expect(readReceipts(storage, 'user.maya', AT)).toEqual([])
  },
)

test('say in plain text what was decided; nobody’s words pass for a line of theirs', () => {
  expect(
    receiptText(changes, 'Overprint').replace(/When: .* \(/, 'When: … ('),
  ).toBe(`Overprint: decision receipt

Work: Harbor Café logo, round 2
Decision: Changes requested
When: … (2026-03-04T17:00:12.000Z)
Price: No price
By: Maya Okafor
Comment: Wider.
  Decision: Approved
Changes:
  1. Wider lettering
  2. Less orange
New deadline: Fri, Mar 20, 2026

This device's record. The studio keeps its own.
`)
  expect(receiptText(approved, 'Overprint')).not.toMatch(/Comment|Changes:|deadline/)
  expect(receiptText(approved, 'Overprint')).toContain('Price: $1,250.00')
})

test('have a file name that every system takes', () => {
  expect(receiptFileName(approved)).toBe('decision-harbor-cafe-logo-round-2-2026-03-04.txt')
  expect(receiptFileName({ ...approved, title: '看板 / ..' })).toBe('decision-work-2026-03-04.txt')
  const cut = 'Seven hand-painted signs for the harbor, and a map'
  expect(receiptFileName({ ...approved, title: cut })).toBe(
    'decision-seven-hand-painted-signs-for-the-harbor-2026-03-04.txt',
  )
})
