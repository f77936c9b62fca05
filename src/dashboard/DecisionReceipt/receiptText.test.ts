import { expect, test } from 'vitest'
import { receiptOf } from '../decision/receipts'
import { LOGO } from '../ReviewDesk/stories/works'
import { receiptFileName, receiptText } from './receiptText'

const AT = Date.parse('2026-03-04T17:00:12Z')
const WORK = { ...LOGO, deadline: null }
const WHO = { at: AT, by: 'Maya Okafor' }
const approved = receiptOf(WORK, { decision: 'approve', comment: '' }, WHO)
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
