import { createStorageArea } from '@mocks/ports/memoryStorage'
import { describe, expect, it } from 'vitest'
import type { Clock } from '@/lib/ports'
import { socialSession } from './socialSession'
import { markSocialSignIn, takeSocialReturn, withoutTokens } from './socialSignIn'

const LOGIN = 'https://overprint.example/login'
const user = { id: 'user_1', fullName: 'Maya Okafor', email: 'maya@harborcafe.example' }
const asJson = encodeURIComponent(JSON.stringify(user))
const encode = (value: unknown) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
const jwt = (claims: unknown) => `${encode({ alg: 'none' })}.${encode(claims)}.signature`

const NOW = 1_000_000_000_000
const clockAt = (now: number) => ({ now: () => now, after: () => () => {} })

/** The storage of a tab that left for a provider, some ms ago. */
function leftTab(ago = 0) {
  const tab = createStorageArea().openTab()
  markSocialSignIn(tab, clockAt(NOW - ago))
  return tab
}

/** The session that an address brings; null where it is refused, undefined where the address brings nothing. */
function take(href: string, tab = leftTab(), clock: Clock | null = clockAt(NOW)) {
  const returned = takeSocialReturn(href, tab, clock)
  return returned ? socialSession(returned) : undefined
}

describe('what a social sign-in brings back (design section 5)', () => {
  it.each([
    ['the query', `${LOGIN}?accessToken=access&refreshToken=again&user=${asJson}`],
    ['the fragment', `${LOGIN}#accessToken=access&refreshToken=again&user=${asJson}`],
    ['the query, as token', `${LOGIN}?token=access&refreshToken=again&user=${asJson}`],
    ['the fragment, beside a query', `${LOGIN}?lang=en#token=access&refreshToken=again&user=${asJson}`],
  ])('is taken from %s', (_, href) => {
    expect(take(href)).toEqual({ accessToken: 'access', refreshToken: 'again', user })
  })

  it('goes by without a refresh token', () => {
    expect(take(`${LOGIN}#accessToken=access&user=${asJson}`)).toMatchObject({ refreshToken: null })
  })

  it.each(['sub', 'id', '_id'])('reads the person from the claims of the token, by %s', (key) => {
    const token = jwt({ [key]: 'user_1', name: 'Zoë Łukasz', email: 'zoe@example.com' })
    expect(take(`${LOGIN}?token=${token}`)).toMatchObject({
      user: { id: 'user_1', fullName: 'Zoë Łukasz', email: 'zoe@example.com' },
    })
  })

  it.each([
    ['the user', `${LOGIN}?token=access&user=${encodeURIComponent('{"_id":7,"email":null}')}`],
    ['the claims of the token', `${LOGIN}?token=${jwt({ sub: 7 })}`],
  ])('takes an id that is a number from %s, as a sign-in by password does', (_, href) => {
    expect(take(href)).toMatchObject({ user: { id: '7', fullName: '', email: '' } })
  })

  it.each(['{"id":"","_id":"user_1"}', '{"id":"..","sub":"user_1"}'])(
    'takes from %s the first id that calls can name',
    (json) => {
      expect(take(`${LOGIN}?token=access&user=${encodeURIComponent(json)}`)).toMatchObject({
        user: { id: 'user_1' },
      })
    },
  )

  it.each([
    ['no person at all', `${LOGIN}?token=access`],
    ['an unreadable user', `${LOGIN}?token=access&user=%7B%22id%22`],
    ['a user without an id', `${LOGIN}?token=access&user=${encodeURIComponent('{"email":"x"}')}`],
    ['a user whom no call can name', `${LOGIN}?token=access&user=${encodeURIComponent('{"id":".."}')}`],
    ['claims without an id', `${LOGIN}?token=${jwt({ name: 'Maya' })}`],
    ['an empty token', `${LOGIN}?accessToken=&user=${asJson}`],
  ])('is refused with %s', (_, href) => {
    expect(take(href)).toBeNull()
  })

  it('is refused in a tab that never asked, and counts once in one that did', () => {
    const href = `${LOGIN}?token=access&user=${asJson}`
    expect(take(href, createStorageArea().openTab())).toBeNull()
    const tab = leftTab()
    expect(take(href, tab)).toMatchObject({ user })
    expect(take(href, tab)).toBeNull()
  })

  it('is refused in a tab that asked more than ten minutes ago: a link may bring somebody else in', () => {
    const href = `${LOGIN}#accessToken=access&user=${asJson}`
    const limit = 10 * 60_000
    expect(take(href, leftTab(limit))).toMatchObject({ user })
    const late = leftTab(limit + 1)
    expect(take(`${LOGIN}?error=access_denied`, late)).toBeUndefined()
    expect(take(href, late)).toBeNull()
    const timeless = createStorageArea().openTab()
    timeless.set('app_socialSignIn', 'asked')
    expect(take(href, timeless)).toBeNull()
  })

  it('is taken at any time where no clock can tell', () => {
    const href = `${LOGIN}#accessToken=access&user=${asJson}`
    expect(take(href, leftTab(24 * 3_600_000), null)).toMatchObject({ user })
    expect(take(href, createStorageArea().openTab(), null)).toBeNull()
  })

  it.each([
    ['the provider says no', `${LOGIN}?error=access_denied&error_description=No`],
    ['it says so in the fragment', `${LOGIN}#error=access_denied`],
    ['no API answers at the address of the provider', 'https://overprint.example/api/v1/auth/google'],
  ])('is refused where %s, and the mark is used up', (_, href) => {
    const tab = leftTab()
    expect(take(href, tab)).toBeNull()
    expect(take(`${LOGIN}?token=access&user=${asJson}`, tab)).toBeNull()
  })

  it('is nothing where an error stands that this tab did not ask for', () => {
    expect(take(`${LOGIN}?error=access_denied`, createStorageArea().openTab())).toBeUndefined()
  })

  it('is nothing in any other address, and the tab may still come back', () => {
    const tab = leftTab()
    expect(take(`${LOGIN}?lang=en#top`, tab)).toBeUndefined()
    expect(take(`${LOGIN}?token=access&user=${asJson}`, tab)).toMatchObject({ user })
  })
})

describe('the address afterwards', () => {
  it.each([
    [`${LOGIN}?accessToken=a&refreshToken=b&user=${asJson}`, LOGIN],
    [`${LOGIN}?lang=en&token=a&refreshToken=b#top`, `${LOGIN}?lang=en#top`],
    [`${LOGIN}#accessToken=a&refreshToken=b&user=${asJson}`, LOGIN],
    [`${LOGIN}?lang=en#state=1&token=a`, `${LOGIN}?lang=en`],
    [`${LOGIN}?lang=en#token-of-thanks`, `${LOGIN}?lang=en#token-of-thanks`],
    [`${LOGIN}?lang=en&error=access_denied&error_description=No`, `${LOGIN}?lang=en`],
    ['https://overprint.example/api/v1/auth/github?state=1', LOGIN],
  ])('%s becomes %s', (href, clean) => {
    expect(withoutTokens(href)).toBe(clean)
  })
})
