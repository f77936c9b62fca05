import { describe, expect, it } from 'vitest'
import { sendContactMessage } from './contact'
import { failureOf, LETTER, openApi } from './testApi'

describe('sendContactMessage', () => {
  it('sends the message, and the phone only when there is one', async () => {
    const { api, bodies, paths } = await openApi('visitor')
    for (const phone of ['714-555-0142', '', ' ']) await sendContactMessage(api, { ...LETTER, phone })
    await sendContactMessage(api, LETTER)
    expect(new Set(paths('sendContactMessage'))).toEqual(new Set(['/api/contact']))
    expect(bodies('sendContactMessage')).toEqual([
      { ...LETTER, phone: '714-555-0142' },
      LETTER,
      LETTER,
      LETTER,
    ])
  })

  it('does not read the response', async () => {
    const { api } = await openApi('visitor', { sendContactMessage: 'malformed' })
    await sendContactMessage(api, LETTER)
  })

  it.each(['html', 'offline', 500] as const)('fails with %s', async (outcome) => {
    const { api } = await openApi('visitor', { sendContactMessage: outcome })
    expect(await failureOf(sendContactMessage(api, LETTER))).toMatchObject({
      kind: outcome === 'offline' ? 'network' : 'http',
    })
  })
})
