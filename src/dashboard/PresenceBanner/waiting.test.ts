import { expect, test } from 'vitest'
import { waitingIn, waitingWords } from './waiting'

const begun = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, { at: 0, found: false, words: {} }]))
const SAID = { key: 'a', content: 'Thursday works.', at: '2026-03-04T17:00:00Z' }
const DRAFTS = {
  ...begun('reply.1', 'changes.work_1', 'changes.gone', 'approve.work_2', 'product', 'contact'),
  'outbox.1': { at: 0, found: false, words: { messages: [SAID, { ...SAID, key: 'b' }, { key: 'c' }] } },
  'outbox.2': { at: 0, found: true, words: { messages: 'none' } },
}
const WORKS = new Set(['work_1', 'work_2'])
const LOOK = { works: WORKS, threads: true, now: 100_000 }
const NOTHING = { replies: 0, messages: 0, changeRequests: 0, approvals: 0, products: 0, submissions: 0 }

test('counts what can still be sent from the dashboard', () => {
  expect(waitingIn(DRAFTS, LOOK)).toEqual({
    replies: 1,
    messages: 2,
    changeRequests: 1,
    approvals: 1,
    products: 1,
    submissions: 0,
  })
})

test('of messages nobody is told where no conversation can be opened', () => {
  expect(waitingIn(DRAFTS, { ...LOOK, threads: false }).messages).toBe(0)
})

test('of messages that are on their way nobody is told, but of those that were cut short', () => {
  const words = (tried: number) => ({ messages: [{ ...SAID, state: 'sending', tried }] })
  const count = (tried: number) =>
    waitingIn({ 'outbox.1': { at: 0, found: false, words: words(tried) } }, LOOK).messages
  expect(count(60_000)).toBe(0)
  expect(count(30_000)).toBe(1)
})

test.each([
  [{}, ''],
  [{ replies: 1 }, '1 reply waits here.'],
  [{ replies: 2 }, '2 replies wait here.'],
  [{ messages: 1 }, '1 unsent message waits here.'],
  [{ replies: 1, changeRequests: 1 }, '1 reply and 1 change request wait here.'],
  [
    { replies: 3, changeRequests: 2, submissions: 1 },
    '3 replies, 2 change requests and 1 submission wait here.',
  ],
])('%j: %s', (some, words) => {
  expect(waitingWords({ ...NOTHING, ...some })).toBe(words)
})
