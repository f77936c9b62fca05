import { expect, it } from 'vitest'
import { unsentWords } from './unsentWords'

const WIDER = { id: 1, text: 'Wider', spot: null }
const EMPTY = { id: 2, text: ' ', spot: null }

it.each<[string | null, Record<string, unknown> | undefined]>([
  [null, undefined],
  [null, { comment: ' ', changes: [EMPTY], items: [''], deadline: '' }],
  [null, { comment: 7, changes: [null, 7], items: 'Wider', deadline: null }],
  ['The comment you wrote is not sent.', { comment: 'Nearly.' }],
  ['The change you wrote is not sent.', { comment: '', changes: [WIDER, EMPTY] }],
  ['The 2 changes you wrote are not sent.', { items: ['Wider', 'Less orange'] }],
  ['The comment and 1 change you wrote are not sent.', { comment: 'Nearly.', changes: [WIDER] }],
  ['The comment and 2 changes you wrote are not sent.', { comment: 'Nearly.', items: ['Wider', 'Redder'] }],
  ['The new deadline you wrote is not sent.', { deadline: '2026-03-12' }],
  [
    'The comment, 1 change, and new deadline you wrote are not sent.',
    { comment: 'Nearly.', changes: [WIDER], deadline: '2026-03-12' },
  ],
])('%s', (words, draft) => {
  expect(unsentWords(draft)).toBe(words)
})
