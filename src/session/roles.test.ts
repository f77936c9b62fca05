import { describe, expect, it } from 'vitest'
import { effectiveRole, homeOf, isAdmin, type User } from './roles'

const person = { id: 'user_1', fullName: 'Maya Okafor', email: 'maya@harborcafe.example' }

describe('roles (spec sections 4 and 6)', () => {
  it.each([
    [{}, 'user', false],
    [{ role: 'user' }, 'user', false],
    [{ role: 'admin' }, 'admin', true],
    [{ roles: ['admin', 'editor'] }, 'admin', true],
    [{ roles: ['editor', 'admin'] }, 'editor', true],
    [{ role: 'user', roles: ['admin'] }, 'user', true],
    [{ isAdmin: true }, 'user', true],
    [{ isAdmin: 'true' }, 'user', false],
    [{ roles: 'admin' }, 'user', false],
    [{ roles: [] }, 'user', false],
    [{ role: '', roles: [7] }, 'user', false],
  ])('%j is %s, admin: %s', (fields, role, admin) => {
    const user = { ...person, ...fields } as User
    expect(effectiveRole(user)).toBe(role)
    expect(isAdmin(user)).toBe(admin)
    expect(homeOf(user)).toBe(admin ? '/admin' : '/dashboard')
  })
})
