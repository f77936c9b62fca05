import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { users } from '../fixtures/users'
import { isExpired, readToken, sessionOf, writeToken } from './tokens'

const NOW = Date.parse('2026-03-04T17:00:00Z')
const token = writeToken('access', users.lucia, 'session_3.token_9', NOW)

describe('tokens', () => {
  it('say who it is, in UTF-8, for fifteen minutes', () => {
    expect(readToken('access', token)).toEqual({
      sub: users.lucia.id,
      name: 'Lucía Ferrante',
      email: users.lucia.email,
      role: 'user',
      iat: NOW / 1000,
      exp: NOW / 1000 + 900,
      jti: 'session_3.token_9',
    })
    expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  })

  it('show the effective role', () => {
    const roleIn = (user: keyof typeof users) =>
      readToken('access', writeToken('access', users[user], 'session_1', NOW))?.role
    expect(roleIn('noor')).toBe('admin')
    expect(roleIn('priya')).toBe('admin')
    expect(roleIn('sol')).toBe('user')
  })

  it('tell their session', () => {
    const claims = readToken('access', token)
    expect(claims && sessionOf(claims)).toBe('session_3')
  })

  it('are not taken for one of the other use', () => {
    expect(readToken('refresh', token)).toBeNull()
    expect(readToken('access', writeToken('refresh', users.maya, 'session_1', NOW))).toBeNull()
  })

  it('expire at the moment they name', () => {
    const claims = readToken('access', token)
    if (!claims) throw new Error('unreadable')
    expect(isExpired(claims, NOW + 900_000 - 1)).toBe(false)
    expect(isExpired(claims, NOW + 900_000)).toBe(true)
  })

  it.each(['', '.', '..', 'a.b.c', 'Bearer', `${token}.x`, ` ${token}`, token.toUpperCase(), '💥.💥.💥'])(
    'refuse %j',
    (text) => {
      expect(readToken('access', text)).toBeNull()
    },
  )

  it('refuse an altered character anywhere', () => {
    const index = fc.nat(token.length - 1)
    const character = fc.constantFrom(...'abcXYZ019-_.')
    fc.assert(
      fc.property(index, character, (place, other) => {
        fc.pre(token[place] !== other)
        expect(readToken('access', token.slice(0, place) + other + token.slice(place + 1))).toBeNull()
      }),
    )
  })
})
