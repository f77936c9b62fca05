import { describe, expect, it } from 'vitest'
import { isRoute } from '../.storybook/checks/links'
import { ENTRIES, menuOf, PATHS } from '../src/app/manifest'

/** The specification's route table, to the letter (section 2). */
const ROUTE_TABLE = [
  '/',
  '/services',
  '/work',
  '/about',
  '/contact',
  '/seo',
  '/logodesign',
  '/businesscarddesign',
  '/businesskit',
  '/startuppackage',
  '/newsletter',
  '/services/webdesign',
  '/services/webdevelopment',
  '/login',
  '/admin/login',
  '/register',
  '/admin/register',
  '/admin-register',
  '/dashboard',
  '/admin',
  '/admin/dashboard',
  '/my-projects',
]

/** What it links without a route of its own, and the design gives a screen or a redirect. */
const LINKED = [
  '/faq',
  '/projects',
  '/features',
  '/privacy-policy',
  '/terms',
  '/testimonials',
  '/design',
  '/order',
  '/inquire',
  '/browse',
  '/discover',
  '/forgot-password',
  '/favorites',
  '/cart',
]

describe('the route manifest', () => {
  it.each([...ROUTE_TABLE, ...LINKED])('has %s', (path) => {
    expect(PATHS).toContain(path)
  })

  it('has the paths that data makes', () => {
    expect(isRoute('/projects/all')).toBe(true)
    expect(isRoute('/projects/web%20designs')).toBe(true)
    expect(isRoute('/projects/prototypes/halyard-booking')).toBe(true)
    expect(isRoute('/no/such/page')).toBe(false)
  })

  it('names no path twice', () => {
    const paths = ENTRIES.map(([, { path }]) => path)
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('redirects to screens, never on to another redirect', () => {
    const redirects = ENTRIES.flatMap(([, { redirect }]) => (redirect ? [redirect.replace(/\?.*$/, '')] : []))
    expect(redirects).toContain('/admin/register')
    for (const path of redirects) {
      const target = ENTRIES.find(([, entry]) => entry.path === path)?.[1]
      expect(target, path).toBeDefined()
      expect(target?.redirect, path).toBeUndefined()
    }
  })

  it('gives every page that can be found its own title and its own description', () => {
    const found = ENTRIES.filter(([, { indexable, path }]) => indexable && !path.includes(':'))
    const titles = found.map(([, { title }]) => title)
    const descriptions = found.map(([, { description }]) => description)
    expect(new Set(titles).size).toBe(titles.length)
    expect(new Set(descriptions).size).toBe(descriptions.length)
    for (const text of descriptions) expect(text?.length).toBeGreaterThan(50)
  })

  it('lets search engines list no account page and no placeholder', () => {
    const hidden = ENTRIES.filter(([, { guard }]) => guard !== 'public').map(([, entry]) => entry)
    expect(hidden.filter(({ indexable }) => indexable)).toEqual([])
    const placeholders = [
      ...['/seo', '/businesscarddesign', '/businesskit', '/startuppackage'],
      ...['/services/webdesign', '/services/webdevelopment'],
    ]
    expect(ENTRIES.filter(([, { path }]) => placeholders.includes(path))).toHaveLength(6)
    const listed = ENTRIES.filter(([, { indexable }]) => indexable).map(([, { path }]) => path)
    expect(listed.filter((path) => placeholders.includes(path))).toEqual([])
  })
})

describe('a menu that the specification does not name', () => {
  it('a signed-in client, on a phone', () => {
    expect(menuOf('client')).toEqual([{ href: '/my-projects', label: 'My Projects' }])
  })
})

describe('the menus, in the words of the specification', () => {
  it('header', () => {
    expect(menuOf('header')).toEqual([
      { href: '/', label: 'Home' },
      { href: '/services', label: 'Services' },
      { href: '/about', label: 'About' },
      { href: '/contact', label: 'Contact' },
    ])
  })

  it('Portfolio', () => {
    expect(menuOf('portfolio')).toEqual([
      { href: '/work', label: 'Dev Projects' },
      { href: '/logodesign', label: 'Logo Design' },
    ])
  })

  it('footer', () => {
    const footer = menuOf('footer')
    expect(footer.map(({ href }) => href).sort()).toEqual(
      [
        '/contact',
        '/about',
        '/faq',
        '/projects',
        '/features',
        '/newsletter',
        '/privacy-policy',
        '/terms',
      ].sort(),
    )
    expect(footer).toContainEqual({ href: '/features', label: 'Add-On Features' })
    expect(footer).toContainEqual({ href: '/newsletter', label: 'Blog' })
  })
})
