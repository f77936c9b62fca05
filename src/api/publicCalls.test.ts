import { describe, expect, it } from 'vitest'
import { createSessionByHand, settle } from '@/session/testCalls'
import { type ApiClient, call, createApiClient } from './client'
import { sendContactMessage } from './contact'
import { subscribe } from './newsletter'
import { failureOf, LETTER } from './testApi'

const MAYA = { email: 'maya@harborcafe.example', password: 'newer' }

/** A call that the server has and has not answered yet. */
async function underWay(send: (api: ApiClient) => Promise<unknown>, by: 'visitor' | 'maya' = 'visitor') {
  let answer = (_: Response) => {}
  const world = createSessionByHand(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  const tab = world.openTab()
  await tab.session.start()
  if (by === 'visitor') tab.session.logOut()
  const sent = send(createApiClient('http://api.test/api/v1', tab.send))
  sent.catch(() => {})
  await settle()
  return { ...tab, other: world.openTab().session, sent, answer: (body: Response) => answer(body) }
}

describe.each([
  ['a letter', (api: ApiClient) => sendContactMessage(api, LETTER)],
  ['a subscription', (api: ApiClient) => subscribe(api, LETTER.email)],
])('%s, which anybody may send: what the server answers is what happened', (_, send) => {
  it('also where its visitor signs in meanwhile', async () => {
    const { session, sent, answer } = await underWay(send)
    await session.logIn(MAYA)
    answer(new Response('{}', { status: 201 }))
    await sent
  })

  it('also where they sign in in another tab', async () => {
    const { session, other, sent, answer } = await underWay(send)
    await other.logIn(MAYA)
    await settle()
    expect(session.store.getState().phase).toBe('signedIn')
    answer(new Response('{}', { status: 201 }))
    await sent
  })

  it('also where its sender signs out', async () => {
    const { session, sent, answer } = await underWay(send, 'maya')
    session.logOut()
    answer(new Response('{}', { status: 201 }))
    await sent
  })

  it('a refusal as well', async () => {
    const { session, sent, answer } = await underWay(send)
    await session.logIn(MAYA)
    answer(new Response('{"message":"No."}', { status: 422 }))
    expect(await failureOf(sent)).toMatchObject({ kind: 'http', status: 422, serverMessage: 'No.' })
  })

  it('but nothing goes out anew in the name of whoever came after its sender', async () => {
    const { session, sent, answer } = await underWay(send, 'maya')
    session.logOut()
    await session.logIn(MAYA)
    answer(new Response('{}', { status: 401 }))
    expect(await failureOf(sent)).toMatchObject({ kind: 'ended' })
  })
})

it('what is asked in a session is nothing to the next one', async () => {
  const { session, sent, answer } = await underWay((api) => call(api.GET('/cart'), (body) => body), 'maya')
  session.logOut()
  await session.logIn(MAYA)
  answer(new Response('{}'))
  expect(await failureOf(sent)).toMatchObject({ kind: 'ended' })
})
