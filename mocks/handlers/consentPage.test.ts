import { describe, expect, it } from 'vitest'
import { openStudio } from '../backend/testStudio'
import { readToken } from '../backend/tokens'
import { users } from '../fixtures/users'
import { consentPage, returnPage } from './consentPage'

describe('returnPage', () => {
  it.each([
    ['http://localhost:4173', 'http://localhost:4173/login'],
    ['https://overprint.example/', 'https://overprint.example/login'],
    ['/login', '/login'],
    ['/preview/login?lang=en', '/preview/login?lang=en'],
  ])('goes back to %s as %s', (returnTo, page) => {
    expect(returnPage(returnTo)).toBe(page)
  })

  it.each([
    undefined,
    null,
    7,
    '',
    'login',
    '//evil.example',
    '/\\evil.example',
    '/x/..//evil.example',
    'javascript:alert(1)',
    'data:text/html,hello',
    'https://overprint.example/elsewhere',
    'https://maya@evil.example',
    'ftp://overprint.example',
    'http://',
  ])('stays on this site for %j', (returnTo) => {
    expect(returnPage(returnTo)).toBe('/login')
  })
})

describe('consentPage', () => {
  const page = (query: unknown = {}) => consentPage('Google', openStudio().studio, query)

  it('offers the demo client and brings tokens and user back in the fragment', () => {
    const href = /href="([^"]*#[^"]*)"/.exec(page())?.[1]?.replaceAll('&#38;', '&') ?? ''
    const [path, fragment] = href.split('#')
    const brought = new URLSearchParams(fragment)
    expect(path).toBe('/login')
    expect(readToken('access', brought.get('accessToken') ?? '')?.sub).toBe(users.maya.id)
    expect(readToken('refresh', brought.get('refreshToken') ?? '')?.sub).toBe(users.maya.id)
    expect(JSON.parse(brought.get('user') ?? '')).toMatchObject({
      id: users.maya.id,
      fullName: 'Maya Okafor',
    })
    expect(page()).toContain('Continue as Maya Okafor')
  })

  it('goes back to the origin that asked', () => {
    expect(page({ return_to: 'http://localhost:5173' })).toContain('href="http://localhost:5173/login#')
  })

  it('holds no script, no style and no markup from outside', () => {
    const html = page({ return_to: '/"><script>alert(1)</script>' })
    expect(html).not.toMatch(/<script|<style|<[^>]*\s(?:style|on\w+)=/i)
    expect(html).toContain('<title>Continue with Google</title>')
  })
})
