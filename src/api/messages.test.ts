import { describe, expect, it } from 'vitest'
import { conversations } from './conversations'
import { messages, sendMessage } from './messages'
import { answering, failureOf, openApi } from './testApi'

const NOON = '2026-03-04T12:00:00Z'

describe('messages', () => {
  it('are the whole of a conversation, oldest first', async () => {
    const { api, ask, paths } = await openApi('client')
    const list = await ask(messages(api, 'conversation_1'))
    expect(paths('listMessages')).toEqual(['/conversations/conversation_1/messages'])
    expect(list.length).toBeGreaterThan(1)
    const times = list.map(({ at }) => at ?? '')
    expect(times).toEqual([...times].sort())
    expect(list.at(-1)?.author).toEqual({ id: 'user_1', fullName: 'Maya Okafor', isAdmin: false })
  })

  it.each([
    [
      { _id: 'a', content: 'Hello', at: NOON, author: { id: 'u', fullName: 'Noor', isAdmin: true } },
      { _id: 'a', content: 'Hello', at: NOON, author: { id: 'u', fullName: 'Noor', isAdmin: true } },
    ],
    [
      { id: 7, content: 42, at: 'soon', author: null },
      { _id: '7', content: '42', at: null, author: null },
    ],
    [{ _id: 'a' }, { _id: 'a', content: '', at: null, author: null }],
  ])('reads %j', async (raw, read) => {
    const { api, ask } = answering({ messages: [raw, null, { content: 'no id' }] })
    expect(await ask(messages(api, 'conversation_1'))).toEqual([read])
  })

  it.each([{}, { messages: null }, 'null'])('are none in %j', async (body) => {
    const { api, ask } = answering(body)
    expect(await ask(messages(api, 'conversation_1'))).toEqual([])
  })

  it("are not found in somebody else's conversation", async () => {
    const { api, ask } = await openApi('client')
    expect(await failureOf(ask(messages(api, 'conversation_5')))).toMatchObject({ status: 404 })
  })
})

describe('sendMessage', () => {
  it('sends the reply', async () => {
    const { api, ask, run, bodies } = await openApi('client')
    const [first] = await ask(conversations(api))
    const message = { conversationId: first?._id ?? '', content: 'Thursday works.' }
    await run(sendMessage(api), message)
    expect(bodies('sendMessage')).toEqual([message])
    expect((await ask(conversations(api)))[0]?.preview).toBe('Thursday works.')
  })

  it("tells the server's message when the conversation is gone", async () => {
    const { api, run } = await openApi('client')
    const error = await failureOf(run(sendMessage(api), { conversationId: 'nowhere', content: 'Hello' }))
    expect(error).toMatchObject({ kind: 'http', status: 404, serverMessage: 'Not found.' })
  })
})
