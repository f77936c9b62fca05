import { describe, expect, it } from 'vitest'
import { conversations } from '../fixtures/conversations'
import { previewOf } from './conversations'
import { openStudio, refusalOf } from './testStudio'

const { harborSign, lessons, seedPackets } = conversations

describe('conversations', () => {
  it('come latest first: a client’s own, all of them for an admin', () => {
    const { studio, as } = openStudio()
    const inbox = studio.conversations.list(as('noor'))
    expect(inbox).toHaveLength(11)
    const moments = inbox.map(({ lastMessageAt }) => lastMessageAt)
    expect(moments).toEqual([...moments].sort().reverse())
    expect(studio.conversations.list(as('noor'), 6)).toEqual(inbox.slice(0, 6))
    expect(studio.conversations.list(as('maya')).map(({ _id }) => _id)).toEqual([
      'conversation_1',
      'conversation_2',
      'conversation_3',
      'conversation_4',
    ])
  })

  it('show the fields of the contract and no others', () => {
    const { studio, as } = openStudio()
    const at = '2026-03-04T16:20:00.000Z'
    expect(studio.conversations.list(as('maya'), 1)).toEqual([
      {
        _id: 'conversation_1',
        lastMessage: {
          at,
          preview: 'The kerning on the sign looks right now. One last question about the paint.',
        },
        lastMessageAt: at,
        updatedAt: at,
      },
    ])
    expect(studio.conversations.list(as('lucia'))[0]).not.toHaveProperty('lastMessage')
  })

  it('take a reply, which moves them to the head', () => {
    const { studio, as, advance, tables } = openStudio()
    advance(60)
    const { _id: conversationId } = lessons
    studio.conversations.reply(as('lucia'), { conversationId, content: ' Is Saturday free?\n' })
    const at = '2026-03-04T17:01:00.000Z'
    expect(studio.conversations.list(as('noor'), 1)).toEqual([
      {
        _id: conversationId,
        lastMessage: { at, preview: 'Is Saturday free?' },
        lastMessageAt: at,
        updatedAt: at,
      },
    ])
    expect(tables.conversations.at(-1)?.messages).toMatchObject([{ content: 'Is Saturday free?' }])
  })

  it('take an admin’s reply to anybody', () => {
    const { studio, as } = openStudio()
    studio.conversations.reply(as('priya'), { conversationId: seedPackets._id, content: 'Thursday works.' })
    expect(studio.conversations.list(as('jonah'))[0]?.lastMessage?.preview).toBe('Thursday works.')
  })

  it('refuse a blank reply, and one to somebody else’s or to none', () => {
    const { studio, as, tables } = openStudio()
    const before = JSON.stringify(tables.conversations)
    const reply = (conversationId: string, content: string) =>
      refusalOf(() => studio.conversations.reply(as('maya'), { conversationId, content }))
    for (const blank of ['', '  \n\t ']) expect(reply(harborSign._id, blank).status).toBe(422)
    expect(reply(seedPackets._id, 'Hello?')).toEqual({ status: 404, body: { message: 'Not found.' } })
    expect(reply('conversation_0', 'Hello?')).toEqual(reply(seedPackets._id, 'Hello?'))
    expect(JSON.stringify(tables.conversations)).toBe(before)
  })
})

describe('previewOf', () => {
  it('keeps what is short, on one line', () => {
    expect(previewOf(' Thursday\n works. ')).toBe('Thursday works.')
    expect(previewOf('x'.repeat(140))).toBe('x'.repeat(140))
  })

  it('cuts between words, at 140 characters at most', () => {
    const preview = previewOf('The oat milk line goes below the rule. '.repeat(6))
    expect(preview).toMatch(/^The oat milk line .*\w…$|^The .*\.…$/)
    expect(Array.from(preview).length).toBeLessThanOrEqual(140)
  })

  it('cuts what has no spaces, and no sign in two', () => {
    expect(previewOf('x'.repeat(500))).toBe(`${'x'.repeat(139)}…`)
    expect(previewOf('🟠'.repeat(500))).toBe(`${'🟠'.repeat(139)}…`)
  })
})
