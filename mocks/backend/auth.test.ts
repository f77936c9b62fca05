import { describe, expect, it } from 'vitest'
import { users } from '../fixtures/users'
import { openStudio, refusalOf } from './testStudio'
import { ACCESS_SECONDS, REFRESH_SECONDS, readToken } from './tokens'

const maya = { email: users.maya.email, password: users.maya.password }
const newcomer = { fullName: 'Ines Duarte', email: 'ines@mesaseed.example', password: 'Seeds-4-all!' }
const invited = { ...newcomer, role: 'admin', adminInviteToken: 'OVERPRINT-INVITE' } as const

describe('logIn', () => {
  it('gives tokens and the person without the password', () => {
    const { studio } = openStudio()
    const { user, accessToken, refreshToken } = studio.auth.logIn(maya)
    const { password: _, ...shown } = users.maya
    expect(user).toEqual(shown)
    expect(readToken('access', accessToken)?.sub).toBe(users.maya.id)
    expect(readToken('refresh', refreshToken)?.sub).toBe(users.maya.id)
  })

  it('compares the email trimmed and without case', () => {
    const { studio } = openStudio()
    expect(studio.auth.logIn({ ...maya, email: '  MAYA@HarborCafe.example ' }).user.id).toBe(users.maya.id)
  })

  it.each([
    ['an unknown email', { ...maya, email: 'nobody@harborcafe.example' }],
    ['a wrong password', { ...maya, password: 'harbor-2026!' }],
    ['a password with a space behind it', { ...maya, password: `${maya.password} ` }],
    ['nothing', { email: '', password: '' }],
  ])('refuses %s', (_, payload) => {
    expect(refusalOf(() => openStudio().studio.auth.logIn(payload))).toEqual({
      status: 401,
      body: { message: 'Invalid email or password.' },
    })
  })

  it.each(['noor', 'elias', 'priya', 'sol'] as const)('lets %s in where an admin is asked for', (name) => {
    const { email, password, id } = users[name]
    expect(openStudio().studio.auth.logIn({ email, password, requireRole: 'admin' }).user.id).toBe(id)
  })

  it('refuses a client where an admin is asked for, but tells a wrong password first', () => {
    const { studio } = openStudio()
    const asAdmin = { ...maya, requireRole: 'admin' } as const
    expect(refusalOf(() => studio.auth.logIn(asAdmin))).toEqual({
      status: 403,
      body: { message: 'Admin access required.' },
    })
    expect(refusalOf(() => studio.auth.logIn({ ...asAdmin, password: 'x' })).status).toBe(401)
  })
})

describe('register', () => {
  it('makes an account that can sign in', () => {
    const { studio } = openStudio('empty')
    const { user } = studio.auth.register({
      ...newcomer,
      city: 'Santa Ana',
      email: ' ines@mesaseed.example ',
    })
    const { password: _, ...shown } = newcomer
    expect(user).toEqual({ ...shown, id: 'user_13', city: 'Santa Ana', role: 'user' })
    expect(studio.auth.logIn(newcomer).user).toEqual(user)
  })

  it('makes an admin with the invite token, and keeps the token out of the answer', () => {
    const { studio, tables } = openStudio()
    const { user, accessToken } = studio.auth.register(invited)
    expect(user).toMatchObject({ role: 'admin' })
    expect(user).not.toHaveProperty('adminInviteToken')
    expect(tables.users.at(-1)).not.toHaveProperty('adminInviteToken')
    expect(studio.products.list(accessToken, 1)).toHaveLength(1)
  })

  it('tells a missing invite token from a wrong one', () => {
    const { studio } = openStudio()
    const { adminInviteToken: _, ...missing } = invited
    const one = refusalOf(() => studio.auth.register(missing))
    const other = refusalOf(() => studio.auth.register({ ...invited, adminInviteToken: 'OVERPRINT' }))
    for (const { status, body } of [one, other]) {
      expect(status).toBe(403)
      expect(body.message ?? body.error).toMatch(/admin registration not authorized/i)
    }
    expect(one.body).not.toEqual(other.body)
  })

  it('refuses a taken email, whatever its case', () => {
    const { studio, tables } = openStudio()
    const before = tables.users.length
    expect(refusalOf(() => studio.auth.register({ ...newcomer, email: 'Maya@harborcafe.example' }))).toEqual({
      status: 409,
      body: { message: 'An account with this email already exists.' },
    })
    expect(tables.users).toHaveLength(before)
  })

  it.each([
    ['a short password', { password: 'Ab1!' }],
    ['a password without a capital', { password: 'seeds-4-all!' }],
    ['a password without a small letter', { password: 'SEEDS-4-ALL!' }],
    ['a password without a digit', { password: 'Seeds-for-all!' }],
    ['a password whose only special is a space', { password: 'Seeds 4 all' }],
    ['no email', { email: 'ines@mesaseed' }],
    ['a blank name', { fullName: '  ' }],
  ])('refuses %s', (_, change) => {
    expect(refusalOf(() => openStudio().studio.auth.register({ ...newcomer, ...change })).status).toBe(422)
  })
})

describe('sessions', () => {
  it('access ends after fifteen minutes, refresh brings it back, as often as asked', () => {
    const { studio, advance } = openStudio()
    const { accessToken, refreshToken } = studio.auth.logIn(maya)
    advance(ACCESS_SECONDS - 1)
    expect(studio.notifications.unread(accessToken)).toBe(3)
    advance(1)
    expect(refusalOf(() => studio.notifications.unread(accessToken))).toEqual({
      status: 401,
      body: { message: 'The access token has expired.' },
    })
    const fresh = [1, 2, 3].map(() => studio.auth.refresh({ refreshToken }).accessToken)
    expect(new Set([accessToken, ...fresh]).size).toBe(4)
    for (const token of fresh) expect(studio.notifications.unread(token)).toBe(3)
  })

  it('refresh ends after thirty days', () => {
    const { studio, advance } = openStudio()
    const { refreshToken } = studio.auth.logIn(maya)
    advance(REFRESH_SECONDS - 1)
    expect(studio.auth.refresh({ refreshToken }).accessToken).toBeTruthy()
    advance(1)
    expect(refusalOf(() => studio.auth.refresh({ refreshToken }))).toEqual({
      status: 401,
      body: { message: 'The refresh token is not valid.' },
    })
  })

  it('logOut revokes the refresh token of that session only', () => {
    const { studio } = openStudio()
    const [here, there] = [studio.auth.logIn(maya), studio.auth.logIn(maya)]
    const later = studio.auth.refresh(here).accessToken
    studio.auth.logOut(later)
    expect(refusalOf(() => studio.auth.refresh(here)).status).toBe(401)
    expect(studio.auth.refresh(there).accessToken).toBeTruthy()
    studio.auth.logOut(here.accessToken)
  })

  it('logOut with an expired token is refused, and revokes all the same', () => {
    const { studio, advance } = openStudio()
    const session = studio.auth.logIn(maya)
    advance(ACCESS_SECONDS)
    expect(refusalOf(() => studio.auth.logOut(session.accessToken)).status).toBe(401)
    expect(refusalOf(() => studio.auth.refresh(session)).status).toBe(401)
  })

  it('takes no forged token, and no refresh token for an access token', () => {
    const { studio } = openStudio()
    const { accessToken, refreshToken } = studio.auth.logIn(maya)
    const [, payload = ''] = accessToken.split('.')
    for (const token of [null, '', 'access-token', `x.${payload}.x`, refreshToken]) {
      const missing = { status: 401, body: { message: 'Sign in first.' } }
      expect(refusalOf(() => studio.shop.cart(token))).toEqual(missing)
      expect(refusalOf(() => studio.auth.logOut(token))).toEqual(missing)
    }
    expect(refusalOf(() => studio.auth.refresh({ refreshToken: accessToken })).status).toBe(401)
  })

  it('knows nobody who registered before the tables were made anew', () => {
    const { accessToken, refreshToken } = openStudio().studio.auth.register(newcomer)
    const { studio } = openStudio()
    expect(refusalOf(() => studio.shop.cart(accessToken)).status).toBe(401)
    expect(refusalOf(() => studio.auth.refresh({ refreshToken })).status).toBe(401)
  })
})
