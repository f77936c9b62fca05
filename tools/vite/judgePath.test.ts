import { matchPath } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
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
  ])('leads from %s on to %s', (url, location) => {
    expect(judge(url)).toEqual({ status: 301, location })
  })

  it.each(['/no/such', '//login', '//evil.example/', '/404.html', '/lógin', '/login%2F', '/%00'])(
    'has no %s',
    (url) => expect(judge(url)).toEqual({ status: 404 }),
  )

  it.each(['/%E0%A4%A', '/%', '/login/%ff', 'login', 'http://elsewhere.example/login', '*', ''])(
    'cannot read %j',
    (url) => expect(judge(url)).toEqual({ status: 400 }),
  )

  it.each(['/Login', '/login/', '/LOGIN//', '/login', '/logins', '/log-in', '/login/x'])(
    'decides %s as the router does',
    (path) => {
      expect(judge(path).status < 400).toBe(matchPath('/login', path) !== null)
    },
  )
})
