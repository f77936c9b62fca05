import { createStorageArea } from '@mocks/ports/memoryStorage'
import { describe, expect, test } from 'vitest'
import { keepWish, takeWish } from './wish'
import { WISH_KEY } from './wishKey'

const WISH = {
  shelf: 'saved',
  thing: { source: 'portfolio', sourceId: 'tideline', title: 'Tideline' },
  from: '/work',
} as const

function tab() {
  let now = 1_000_000_000_000
  const tabStorage = createStorageArea().openTab()
  return {
    tabStorage,
    clock: { now: () => now, after: () => () => {} },
    pass: (ms: number) => {
      now += ms
    },
  }
}

describe('what somebody wanted before they signed in', () => {
  test('a visitor’s is of whoever signs in, and is carried out once', () => {
    const here = tab()
    keepWish(here, WISH)
    expect(takeWish(here, 'user_1')).toEqual(WISH)
    expect(takeWish(here, 'user_1')).toBeNull()
  })

  test('that of a person whose session ended is theirs alone, and forgotten when another one comes', () => {
    const here = tab()
    keepWish(here, { ...WISH, owner: 'user_1' })
    expect(takeWish(here, 'user_2')).toBeNull()
    expect(takeWish(here, 'user_1')).toBeNull()
    keepWish(here, { ...WISH, owner: 'user_1' })
    expect(takeWish(here, 'user_1')).toEqual({ ...WISH, owner: 'user_1' })
  })

  test('is forgotten after half an hour', () => {
    const here = tab()
    keepWish(here, WISH)
    here.pass(30 * 60_000 + 1)
    expect(takeWish(here, 'user_1')).toBeNull()
  })

  test.each(['', 'null', '{', '{"shelf":"saved"}', '[]', '{"shelf":"attic","thing":{},"from":"/"}'])(
    'what is no wish is none: %s',
    (text) => {
      const here = tab()
      here.tabStorage.set(WISH_KEY, text)
      expect(takeWish(here, 'user_1')).toBeNull()
    },
  )

  test('leads back within this site alone', () => {
    const here = tab()
    keepWish(here, { ...WISH, from: '//elsewhere.example' })
    expect(takeWish(here, 'user_1')?.from).toBe('/')
  })
})
