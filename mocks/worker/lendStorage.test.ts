import { expect, it } from 'vitest'
import { lendStorage } from './lendStorage'

const denied = () =>
  Object.defineProperty({} as { localStorage: Storage }, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('Access is denied.', 'SecurityError')
    },
  })

it('lends a storage where the browser denies its own', () => {
  const page = denied()
  expect(lendStorage(page)).toBe(true)
  page.localStorage.setItem('a', '1')
  expect([page.localStorage.getItem('a'), page.localStorage.key(0), page.localStorage.length]).toEqual([
    '1',
    'a',
    1,
  ])
  page.localStorage.removeItem('a')
  expect(page.localStorage.getItem('a')).toBeNull()
  expect(lendStorage(page)).toBe(false)
})

it('also where it can be had but not read', () => {
  const page = {
    localStorage: {
      getItem: () => {
        throw new Error('broken')
      },
    } as unknown as Storage,
  }
  expect(lendStorage(page)).toBe(true)
})

it('leaves a storage that works alone', () => {
  const localStorage = { getItem: () => null } as unknown as Storage
  const page = { localStorage }
  expect(lendStorage(page)).toBe(false)
  expect(page.localStorage).toBe(localStorage)
})
