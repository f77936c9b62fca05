import fc from 'fast-check'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ENTRIES } from '../manifest'
import { routesNear } from './routesNear'

const ROUTES: RouteObject[] = [
  {
    children: [
      { children: [...ENTRIES.map(([id, { path }]) => ({ id, path, caseSensitive: true })), { path: '*' }] },
    ],
  },
]

const matched = (routes: RouteObject[], path: string, basename: string) =>
  matchRoutes(routes, path, basename)?.map(({ route, ...match }) => ({
    ...match,
    path: route.path,
    id: route.id,
  })) ?? null

const known = ENTRIES.map(([, { path }]) => path.replaceAll(/:\w+/g, 'harbor-cafe'))
const paths = fc.oneof(
  fc.constantFrom(...known),
  fc.constantFrom(...known).map((path) => `${path}/`),
  fc.constantFrom(...known).map((path) => path.toUpperCase()),
  fc.constantFrom(...known).map((path) => path.replaceAll('e', '%65')),
  fc.tuple(fc.constantFrom(...known), fc.webPath()).map(([path, more]) => path + more),
  fc.webPath().map((path) => `/${path}`),
  fc.constantFrom('', '/', '//', '/%', '/%E0%A4%A', '/projects//', '//projects'),
)

describe('the routes near a path', () => {
  // React Router warns of what cannot be decoded.
  beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())
  afterEach(() => vi.restoreAllMocks())

  it.each(['/', '/studio', '/a/b/'])('match as all of them do, in the folder %s', (basename) => {
    fc.assert(
      fc.property(paths, fc.boolean(), (path, inside) => {
        const address = inside ? basename.replace(/\/$/, '') + path : path
        expect(matched(routesNear(ROUTES, address, basename), address, basename)).toEqual(
          matched(ROUTES, address, basename),
        )
      }),
    )
  })

  it('are few', () => {
    expect(routesNear(ROUTES, '/', '/')[0]?.children?.[0]?.children).toHaveLength(2)
    expect(routesNear(ROUTES, '/studio/faq', '/studio/')[0]?.children?.[0]?.children).toHaveLength(2)
  })
})
