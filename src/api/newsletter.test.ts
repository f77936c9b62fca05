import { describe, expect, it } from 'vitest'
import { messageOf } from './ApiError'
import { subscribe } from './newsletter'
import { answering, failureOf, openApi } from './testApi'

describe('subscribe', () => {
  it("gives the response's message", async () => {
    const { api, bodies, paths } = await openApi('visitor')
    expect(await subscribe(api, 'ana@mesaseed.example')).toBe('Subscribed! Check your inbox.')
    expect(paths('subscribe')).toEqual(['/api/newsletter/subscribe'])
    expect(bodies('subscribe')).toEqual([{ email: 'ana@mesaseed.example' }])
  })

  it.each([
    {},
    { message: '  ' },
    { message: null },
    { message: ['no'] },
    '',
    '[]',
    '<p>Subscribed</p>',
    '{"mess',
  ])('gives null for %j', async (body) => {
    const { api } = answering(body)
    expect(await subscribe(api, 'ana@mesaseed.example')).toBeNull()
  })

  it.each([
    [409, 'This address is already on the list.'],
    ['html', 'Subscription failed. Try again.'],
    ['offline', 'Subscription failed. Try again.'],
  ] as const)('after %s says "%s"', async (outcome, message) => {
    const { api } = await openApi('visitor', { subscribe: outcome })
    const error = await failureOf(subscribe(api, 'ana@mesaseed.example'))
    expect(messageOf(error, 'Subscription failed. Try again.')).toBe(message)
  })
})
