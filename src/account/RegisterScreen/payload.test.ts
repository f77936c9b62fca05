import { describe, expect, it } from 'vitest'
import { ApiError } from '@/api/ApiError'
import { asksForInviteToken, payloadOf } from './payload'

const FILLED = {
  fullName: '  Ines Duarte ',
  email: ' ines@duarte.example ',
  password: ' Paper-2026! ',
  confirmation: ' Paper-2026! ',
  address: ' 12 Pier Street ',
  city: ' Santa Ana ',
  state: ' CA ',
  profileImage: ' https://duarte.example/ines.png ',
  adminInviteToken: ' OVERPRINT-INVITE ',
}
const EMPTY = { ...FILLED, address: '  ', city: '', state: ' ', profileImage: '', adminInviteToken: '  ' }

describe('what a registration sends (spec sections 3 and 5)', () => {
  it('is trimmed, but for the password', () => {
    expect(payloadOf(FILLED, 'user')).toEqual({
      fullName: 'Ines Duarte',
      email: 'ines@duarte.example',
      password: ' Paper-2026! ',
      address: '12 Pier Street',
      city: 'Santa Ana',
      state: 'CA',
      profileImage: 'https://duarte.example/ines.png',
    })
  })

  it('leaves empty optional values out', () => {
    expect(payloadOf(EMPTY, 'user')).toEqual({
      fullName: 'Ines Duarte',
      email: 'ines@duarte.example',
      password: ' Paper-2026! ',
    })
  })

  it('names the role of an admin, and the invite token only if there is one', () => {
    expect(payloadOf(FILLED, 'admin')).toMatchObject({ role: 'admin', adminInviteToken: 'OVERPRINT-INVITE' })
    expect(payloadOf(EMPTY, 'admin')).toEqual({ ...payloadOf(EMPTY, 'user'), role: 'admin' })
  })
})

describe('a refused admin is asked for a token', () => {
  const refused = (status: number, message: string) => new ApiError('http', status, message)

  it.each(['Admin registration not authorized', 'ADMIN REGISTRATION NOT AUTHORIZED: no token.'])(
    'by a 403 that says so: %s',
    (message) => {
      expect(asksForInviteToken(refused(403, message))).toBe(true)
    },
  )

  it.each([
    ['another 403', refused(403, 'Forbidden')],
    ['another status', refused(400, 'Admin registration not authorized')],
    ['no answer', new TypeError('Failed to fetch')],
  ])('by nothing else: %s', (_, error) => {
    expect(asksForInviteToken(error)).toBe(false)
  })
})
