import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { ThreadMessage } from '@/api/messages'
import { confirmed, failureOf, hasArrived, stillUnsent, type Unsent, unsentIn, withOwn } from './outbox'

const AT = '2026-03-04T17:00:00.000Z'
const unsent = (change: Partial<Unsent> = {}): Unsent => ({
  key: 'k',
  content: 'Blue, please.',
  at: AT,
  state: 'failed',
  error: null,
  refused: false,
  before: [],
  by: 'here',
  tried: 0,
  ...change,
})
const message = (_id: string, change: Partial<ThreadMessage> = {}): ThreadMessage => ({
  _id,
  content: 'Blue, please.',
  at: AT,
  author: { id: 'me', fullName: 'Maya', isAdmin: false },
  ...change,
})

describe('a message without an answer', () => {
  it('has arrived where its words stand there anew, in one’s own name', () => {
    expect(hasArrived(unsent(), [message('m1')], 'me')).toBe(true)
    expect(hasArrived(unsent(), [message('m1', { content: ' Blue, please.\n' })], 'me')).toBe(true)
    expect(hasArrived(unsent(), [message('m1')], 'somebody')).toBe(false)
    expect(hasArrived(unsent(), [message('m1', { content: 'Blue.' })], 'me')).toBe(false)
  })

  it('is not found among those of people without an id, whoever looks', () => {
    const nameless = message('m1', { author: { id: '', fullName: 'Elias', isAdmin: true } })
    expect(hasArrived(unsent(), [nameless], '')).toBe(false)
    expect(hasArrived(unsent({ before: null }), [nameless], '')).toBe(false)
  })

  it('has not where the same words were said before', () => {
    const twice = unsent({ before: ['m1'] })
    expect(hasArrived(twice, [message('m1')], 'me')).toBe(false)
    expect(hasArrived(twice, [message('m1'), message('m2')], 'me')).toBe(true)
  })

  it('is judged by the time where nobody knew what stood there', () => {
    const blind = unsent({ before: null })
    expect(hasArrived(blind, [message('m1')], 'me')).toBe(true)
    expect(hasArrived(blind, [message('m1', { at: '2026-03-04T16:00:00Z' })], 'me')).toBe(false)
    expect(hasArrived(blind, [message('m1', { at: null })], 'me')).toBe(false)
  })

  it('takes a time without an offset for one in UTC, wherever the reader is', () => {
    vi.stubEnv('TZ', 'America/Los_Angeles')
    onTestFinished(() => void vi.unstubAllEnvs())
    const blind = unsent({ before: null })
    expect(hasArrived(blind, [message('m1', { at: '2026-03-04T16:00:00' })], 'me')).toBe(false)
    expect(hasArrived(blind, [message('m1', { at: '2026-03-04T17:00:00' })], 'me')).toBe(true)
  })

  it('has not where the server refused it', () => {
    expect(hasArrived(unsent({ refused: true }), [message('m1')], 'me')).toBe(false)
  })
})

describe('the same words twice', () => {
  it('the second has not arrived because the first got the server’s name for it', () => {
    const second = unsent({ key: 'two', before: ['unsent one'] })
    expect(hasArrived(second, [message('m1')], 'me')).toBe(false)
    expect(hasArrived(second, [message('m1'), message('m2')], 'me')).toBe(true)
  })

  it('the first has not arrived because the second did', () => {
    const list = confirmed([unsent({ key: 'one' }), unsent({ key: 'two', state: 'sending' })], 'two')
    expect(list.map(({ key }) => key)).toEqual(['one'])
    expect(stillUnsent(list, [message('m2')], 'me')).toBe(list)
    expect(stillUnsent(list, [message('m2'), message('m3')], 'me')).toEqual([])
  })

  it('one message that arrived stands for one of them, and for none of other words', () => {
    const list = [unsent({ key: 'one' }), unsent({ key: 'other', content: 'Red.' }), unsent({ key: 'two' })]
    expect(stillUnsent(list, [message('m1')], 'me').map(({ key }) => key)).toEqual(['other', 'two'])
    expect(stillUnsent(list, [message('m1'), message('m2')], 'me').map(({ key }) => key)).toEqual(['other'])
  })
})

describe('what is kept of unsent messages', () => {
  const draft = (messages: unknown) => ({ at: 0, found: false, words: { messages } })
  const HERE = { page: 'here', now: 100_000, underWay: new Set(['k']) }

  it('after a reload nothing is on its way for longer than a minute; another tab may be at it until then', () => {
    const state = (by: string, tried: number) =>
      unsentIn(draft([unsent({ state: 'sending', by, tried })]), HERE)[0]?.state
    expect(state('here', 0)).toBe('sending')
    expect(state('there', 50_000)).toBe('sending')
    expect(state('there', 30_000)).toBe('failed')
  })

  it('is not on its way for good where this page gave it up with the session', () => {
    const kept = draft([unsent({ state: 'sending', tried: 99_000 })])
    expect(unsentIn(kept, { ...HERE, underWay: new Set() })[0]?.state).toBe('failed')
  })

  it('takes the words that an earlier version kept for no answer of the server’s', () => {
    const said = (error: string) =>
      unsentIn(draft([unsent({ error })]), HERE).map((one) => [one.error, failureOf(one)])
    expect(said('Send failed')).toEqual([[null, 'Send failed']])
    expect(said('Too long.')).toEqual([['Too long.', 'Not sent. Too long.']])
  })

  it('keeps what this page is sending where another tab’s list lacks it, and nothing else', () => {
    const [own, others] = [unsent({ state: 'sending' }), unsent({ key: 'other' })]
    expect(withOwn([others], [own])).toEqual([others, own])
    expect(withOwn([unsent({ error: 'Too long.' }), others], [own])).toHaveLength(2)
    expect(withOwn([], [])).toEqual([])
  })

  it('leaves out what nobody can read', () => {
    for (const bad of [undefined, null, 7, {}, [null, 7, {}, { key: 'k' }, { ...unsent(), content: '' }]])
      expect(unsentIn(draft(bad), HERE)).toEqual([])
    expect(unsentIn(undefined, HERE)).toEqual([])
  })
})
