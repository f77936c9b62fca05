import { describe, expect, it } from 'vitest'
import { authCalls } from './auth'
import { createApiClient } from './client'

const signingInAs = (user: unknown) => {
  const send = async () => Response.json({ accessToken: 'access', refreshToken: 'refresh', user })
  return authCalls(createApiClient('https://api.example/api/v1', send)).logIn({
    email: 'a@b.c',
    password: 'x',
  })
}

describe('the answer to a sign-in', () => {
  it('keeps whatever the server says of the person', async () => {
    const { user } = await signingInAs({ _id: 7, fullName: null, roles: ['admin'] })
    expect(user).toEqual({ _id: 7, id: '7', fullName: '', email: '', roles: ['admin'] })
  })

  it.each([
    [{ id: '', _id: 'user_1' }, 'user_1'],
    [{ id: '..', _id: 7 }, '7'],
    [{ id: 'user_1', _id: 'other' }, 'user_1'],
    [{ email: 'maya@harborcafe.example', fullName: 'Maya Okafor' }, ''],
  ])('takes from %j the first id that calls can name', async (user, id) => {
    expect((await signingInAs(user)).user).toMatchObject({ id })
  })

  it.each([{ id: '..' }, { _id: '\ud800' }, {}, null, []])('is broken with %j', async (user) => {
    await expect(signingInAs(user)).rejects.toMatchObject({ kind: 'broken' })
  })
})
