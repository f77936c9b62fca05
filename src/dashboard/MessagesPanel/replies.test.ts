import { expect, test } from 'vitest'
import type { Draft } from '@/runtime/drafts/draftBox'
import { replyDraft } from '../parts/draftNames'
import { repliesIn, replyOf, withBegun } from './replies'

const conversation = (_id: string) => ({ _id, preview: `Preview of ${_id}`, at: null })
const [a, b] = [conversation('a'), conversation('b')]
const draft = (words: Draft['words']): Draft => ({ at: 0, found: true, words })

test('each conversation has its own reply; other drafts are none', () => {
  const drafts = {
    [replyDraft('a')]: draft({ conversation: a, text: 'Thursday works.', error: null, held: true }),
    [replyDraft('b')]: draft({ conversation: b, text: 'Blue, please.', error: 'Send failed' }),
    contact: draft({ text: 'A label' }),
  }
  expect(repliesIn(drafts)).toEqual([
    { conversation: a, text: 'Thursday works.', error: null, held: true },
    { conversation: b, text: 'Blue, please.', error: 'Send failed', held: false },
  ])
})

test.each([{}, { text: 7 }, { text: '' }])('what cannot be read is no reply: %j', (words) => {
  expect(replyOf('reply.a', draft(words))).toBeNull()
})

test('a conversation that cannot be read has its id, and no more', () => {
  expect(replyOf('reply.a', draft({ text: 'Yes', conversation: { _id: 'b', preview: 7, at: [] } }))).toEqual({
    conversation: { _id: 'a', preview: '', at: null },
    text: 'Yes',
    error: null,
    held: false,
  })
})

test('a conversation that the list left out stays while a reply to it is begun', () => {
  const newer = { ...a, preview: 'Newer' }
  expect(withBegun([newer], [a, b])).toEqual([newer, b])
  expect(withBegun([], [])).toEqual([])
})
