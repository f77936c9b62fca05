import { describe, expect, it } from 'vitest'
import { form, image } from '../contract/testing/samples'
import { ask, NEW_PRODUCT, quietBackstage } from '../testing/ask'
import { SENTINELS } from './sentinels'

const message = (content: string) => ({ conversationId: 'conversation_1', content })

describe('a sentinel', () => {
  it.each([
    ['fail 500', 500],
    ['Please FAIL 422 now', 422],
    ['fail html', 502],
    ['fail-404 and fail 500', 404],
  ])('in a reply, "%s", gives %i', async (content, status) => {
    const backstage = quietBackstage()
    const { accessToken: token } = backstage.sessionFor('admin')
    expect((await ask(backstage, '/message', { token, json: message(content) })).status).toBe(status)
  })

  it.each(['they fail 499 times', 'failed 500', 'fail 409', 'fail to answer'])(
    'is none in "%s"',
    async (content) => {
      const backstage = quietBackstage()
      const { accessToken: token } = backstage.sessionFor('admin')
      await ask(backstage, '/message', { token, json: message(content) })
      expect(backstage.calls.list().map(({ outcome }) => outcome)).toEqual(['ok'])
    },
  )

  it('works in an email, deep in a list, and in a file name', async () => {
    const backstage = quietBackstage()
    const { accessToken: token } = backstage.sessionFor('admin')
    const subscribed = await ask(backstage, '/api/newsletter/subscribe', {
      json: { email: 'fail-409@x.example' },
    })
    expect(subscribed.status).toBe(409)
    const json = { comment: 'Two things.', requestedChanges: ['fine', 'fail 403'] }
    expect((await ask(backstage, '/work/work_1/request-changes', { token, json })).status).toBe(403)
    const uploaded = await ask(backstage, '/uploads', {
      token,
      form: form(image('ok.png'), image('fail-413.png')),
    })
    expect(uploaded.status).toBe(413)
  })

  it.each([
    ['/auth/login', { email: 'fail-422@x.example', password: 'any' }, 'email: is not accepted.'],
    ['/auth/login', { email: 'a@x.example', password: 'fail 422' }, 'password: is not accepted.'],
    ['/api/newsletter/subscribe', { email: 'fail-422@x.example' }, 'email: is not accepted.'],
    [
      '/work/work_1/request-changes',
      { comment: 'Two.', requestedChanges: ['fine', 'fail 422'] },
      'requestedChanges: is not accepted.',
    ],
    ['/message', message('fail 422'), 'content: is not accepted.'],
    [
      '/work/work_3/submissions',
      { title: 'fail 409', description: '', assets: ['/a.png'] },
      'Only a work in progress or with requested changes can be submitted.',
    ],
  ])('speaks of what was sent to %s: %j', async (path, json, told) => {
    const backstage = quietBackstage()
    const token = path.startsWith('/auth') ? null : backstage.sessionFor('admin').accessToken
    const answer = await ask(backstage, path, { ...(token ? { token } : {}), json })
    expect(((await answer.json()) as { message: string }).message).toBe(told)
  })

  it('names an uploaded file by its field', async () => {
    const backstage = quietBackstage()
    const { accessToken: token } = backstage.sessionFor('admin')
    const answer = await ask(backstage, '/uploads', { token, form: form(image('fail-422.png')) })
    expect(await answer.json()).toEqual({ message: 'files: is not accepted.' })
  })

  it("is not needed: a scenario's 422 names a field of the operation too", async () => {
    const backstage = quietBackstage({ scenario: { outcomes: { sendMessage: 422 } } })
    const { accessToken: token } = backstage.sessionFor('admin')
    const answer = await ask(backstage, '/message', { token, json: message('Hello.') })
    expect(await answer.json()).toEqual({ message: 'content: must not be empty.' })
  })

  it('beats the scenario', async () => {
    const backstage = quietBackstage({ scenario: { outcomes: { subscribe: 500 } } })
    const json = { email: 'fail-offline@x.example' }
    await expect(ask(backstage, '/api/newsletter/subscribe', { json })).rejects.toThrow('Failed to fetch')
  })

  it('fail E11000 refuses a slug once, so that the second try works', async () => {
    const backstage = quietBackstage()
    const { accessToken: token } = backstage.sessionFor('admin')
    const json = { ...NEW_PRODUCT, title: 'fail E11000', slug: 'fail-e11000' }
    const first = await ask(backstage, '/products', { token, json })
    expect([first.status, await first.json()]).toEqual([409, expect.objectContaining({ code: 'E11000' })])
    const second = await ask(backstage, '/products', { token, json: { ...json, slug: 'fail-e11000-x7k2' } })
    expect(second.status).toBe(201)
  })

  it('is documented with a text that is found', () => {
    for (const { text, meaning } of SENTINELS)
      expect([text, meaning]).toEqual([expect.stringMatching(/^fail \w+$/), expect.any(String)])
  })
})
