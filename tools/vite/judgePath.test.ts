import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import type { Screen } from '@/app/loadScreen'
import { REDIRECTS as ONWARD, PATHS as REAL } from '@/app/manifest'
import { APP_ROUTES } from '@/app/routes'
import { judgePath } from './judgePath.ts'

const PATHS = ['/', '/login', '/admin/login', '/projects/web%20designs']
const REDIRECTS = [['/order', '/contact?subject=Project%20Quote']] as const
const judge = (url: string) => judgePath(url, PATHS, REDIRECTS)

describe('judgePath', () => {
  it.each(['/', '/?a=1', '/login', '/login?next=%2Fcart', '/%6Cogin', '/projects/web%20designs'])(
    'knows %s',
    (url) => {
      expect(judge(url)).toEqual({ status: 200 })
    },
  )

  it.each([
    ['/Login', '/login'],
    ['/login/', '/login'],
    ['/ADMIN/login//?a=%C3%A9', '/admin/login?a=%C3%A9'],
    ['/index.html', '/'],
    ['/login.html', '/login'],
    ['/login/index.html?a=1', '/login?a=1'],
    ['/projects/Web%20Designs', '/projects/web%20designs'],
    ['/order', '/contact?subject=Project%20Quote'],
    ['/Order/?a=1', '/contact?subject=Project%20Quote'],
    // Hosts read it decoded.
    ['/login%2F', '/login'],
    ['/Login%2f?next=%2Fcart', '/login?next=%2Fcart'],
    ['/projects%2Fweb%20designs', '/projects/web%20designs'],
    ['/admin%2flogin?a=1', '/admin/login?a=1'],
  ])('leads from %s on to %s', (url, location) => {
    expect(judge(url)).toEqual({ status: 301, location })
  })

  it.each([
    '/no/such',
    '//login',
    '//evil.example/',
    '/404.html',
    '/lógin',
    '/%256Cogin',
    '/login%3Fa',
    '/%00',
  ])('has no %s', (url) => expect(judge(url)).toEqual({ status: 404 }))

  it.each(['/%E0%A4%A', '/%', '/login/%ff', 'login', 'http://elsewhere.example/login', '*', ''])(
    'cannot read %j',
    (url) => expect(judge(url)).toEqual({ status: 400 }),
  )
})

describe('the router', () => {
  /** Whether it shows a page of its own there, and not the one for all other addresses. */
  const isShown = (path: string) => matchRoutes(APP_ROUTES, path)?.at(-1)?.route.path !== '*'
  const capitals = (path: string) => path.replace(/[a-z]/, (letter) => letter.toUpperCase())

  it.each(REAL)('shows %s as hosts do, and its name in capitals as those that lead nowhere', (path) => {
    expect([isShown(path), judgePath(path, REAL, ONWARD).status < 400]).toEqual([true, true])
    if (path === '/') return
    expect(isShown(capitals(path))).toBe(false)
    // Where a host leads on, the router never sees it.
    expect(judgePath(capitals(path), REAL, ONWARD).status).toBe(301)
  })

  it.each(REAL.filter((path) => path.includes('/', 1)))(
    'has no %s with an encoded slash, from which hosts lead on',
    (path) => {
      for (const slash of ['%2F', '%2f']) {
        const other = `/${path.slice(1).replaceAll('/', slash)}`
        expect(isShown(other), other).toBe(false)
        expect(judgePath(other, REAL, ONWARD), other).toMatchObject({ status: 301 })
      }
    },
  )

  it.each(['/logins', '/log-in', '/login/x', '/Login/', '/index.html', '/login.html', '/PROJECTS/logos'])(
    'has no %s',
    (path) => expect(isShown(path)).toBe(false),
  )

  it.each([
    ['/projects/web%20designs', true],
    ['/projects/web%20designs/mesa-catalogue', true],
    ['/projects/Web%20Designs', false],
    ['/projects/web%20designs/Mesa-Catalogue', false],
  ])(
    'knows %s: %s',
    async (path, known) => {
      const { route, params } = matchRoutes(APP_ROUTES, path)?.at(-1) ?? {}
      const screen = route?.handle as Screen
      await screen.load(params ?? {})
      const lost = APP_ROUTES[0]?.children?.[0]?.children?.at(-1)?.handle as Screen
      expect(screen.at(params ?? {}) !== lost.at({})).toBe(known)
    },
    60_000,
  )
})
