import { describe, expect, it } from 'vitest'
import { loginPathFor, pathAfterSignIn } from './returnPath'

const client = { id: '1', fullName: 'Maya', email: 'm@example.com', isAdmin: false }
const admin = { ...client, isAdmin: true }

describe('where a sign-in leads', () => {
  it('is where the guard stopped the person, with query and hash', () => {
    expect(pathAfterSignIn(client, { from: '/cart?page=2#items' })).toBe('/cart?page=2#items')
  })

  it('is their own dashboard without a way back', () => {
    for (const state of [null, undefined, 'x', {}, { from: null }, { from: 7 }]) {
      expect(pathAfterSignIn(client, state)).toBe('/dashboard')
      expect(pathAfterSignIn(admin, state)).toBe('/admin')
    }
  })

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/%5Cevil.example',
    '/x/..//evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'https://evil.example/cart',
    'cart',
    '',
  ])('is never %j', (from) => {
    expect(pathAfterSignIn(client, { from })).toBe('/dashboard')
  })
})

describe('where a guard sends a visitor', () => {
  it.each([
    ['/admin', '/admin/login'],
    ['/Admin/Dashboard', '/admin/login'],
    ['/%61dmin', '/admin/login'],
    ['/administration', '/login'],
    ['/cart', '/login'],
  ] as const)('from %s to %s', (path, login) => {
    expect(loginPathFor(path)).toBe(login)
  })
})
