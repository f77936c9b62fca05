import { describe, expect, it } from 'vitest'
import { conversations } from './conversations'
import { answering, openApi } from './testApi'

const NOON = '2026-03-04T12:00:00Z'

describe('conversations', () => {
  it('are the six latest ones', async () => {
    const { api, ask, paths } = await openApi('client')
    const list = await ask(conversations(api))
    expect(paths('listConversations')).toEqual(['/conversations?limit=6'])
    expect(list.length).toBeGreaterThan(0)
    expect(list.length).toBeLessThanOrEqual(6)
    expect(list[0]).toEqual({
      _id: expect.stringMatching(/./),
      preview: expect.stringMatching(/./),
      at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
    })
  })

  it.each([
    [
      { _id: 'a', lastMessage: { at: NOON, preview: 'Hello' } },
      { _id: 'a', preview: 'Hello', at: NOON },
    ],
    [
      { id: 7, lastMessage: { preview: 42 }, lastMessageAt: NOON, updatedAt: '2026-01-01T00:00:00Z' },
      { _id: '7', preview: '42', at: NOON },
    ],
    [
      { _id: 'a', lastMessage: null, lastMessageAt: null, updatedAt: NOON },
      { _id: 'a', preview: '', at: NOON },
    ],
    [
      { _id: 'a', lastMessage: { at: 'soon', preview: ['x'] }, lastMessageAt: '2026-03-04', updatedAt: NOON },
      { _id: 'a', preview: '', at: NOON },
    ],
    [
      { _id: 'a', lastMessage: 'Hello', updatedAt: 1772625600000 },
      { _id: 'a', preview: '', at: null },
    ],
  ])('reads %j', async (raw, read) => {
    const { api, ask } = answering({ conversations: [raw, null, { preview: 'no id' }] })
    expect(await ask(conversations(api))).toEqual([read])
  })
})
