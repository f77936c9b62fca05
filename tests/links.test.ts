import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { leadsSomewhere, OUTSIDE } from '../.storybook/checks/links'
import { categoryPath, contactPath, projectPath } from '../src/lib/paths'

/** Every address of this site that the product's source names. What stories render is checked as they run. */
const root = join(import.meta.dirname, '..')
const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .filter((name) => /\.tsx?$/.test(name))
const sources = files.filter((name) => !/\.(stories|test)\.tsx?$/.test(name) && !name.startsWith('src/ui/'))

const LINK = /\b(?:href|to)(?:=|: |=\{)["'`](\/[^"'`$]*)["'`]/g

const links = sources.flatMap((name) => {
  const text = readFileSync(join(root, name), 'utf8')
  return [...text.matchAll(LINK)].map(([, href = '']) => ({ name, href }))
})

describe('links in the source', () => {
  it('are found', () => {
    expect(links.length).toBeGreaterThan(10)
  })

  it('lead to routes of the manifest', () => {
    expect(links.filter(({ href }) => !leadsSomewhere(href))).toEqual([])
  })
})

describe('addresses outside', () => {
  // What a story of the design system shows is somebody else's; all others come from the studio's own words.
  const named = files
    .filter((name) => name.startsWith('src/content/') || /^src\/ui\/.*\.stories\.tsx$/.test(name))
    .flatMap((name) => [...readFileSync(join(root, name), 'utf8').matchAll(/https?:\/\/([\w.-]+)/g)])
    .map(([, host = '']) => host)
    // The site's own, and the name of the language of drawings.
    .filter((host) => !['overprint.example', 'www.w3.org'].includes(host))

  it('are those that are meant, and every one of them is in use', () => {
    expect([...new Set(named)].toSorted()).toEqual(Object.keys(OUTSIDE).toSorted())
  })
})

describe('the link ledger', () => {
  it.each([
    '/',
    '/work?q=a#b',
    '#faq',
    'mailto:a@b.example',
    'tel:7145550146',
    'https://demo.overprint.example/tideline',
    'blob:x',
    categoryPath('Web Designs'),
    projectPath('Prototypes', 'halyard-booking'),
    contactPath({ subject: 'Project Quote', project: 'Kiln & Co' }),
  ])('lets %s pass', (href) => {
    expect(leadsSomewhere(href)).toBe(true)
  })

  it.each([
    '',
    '#',
    '/nowhere',
    '/Services',
    '//evil.example',
    'https://evil.example/linkedin.example',
    'http://linkedin.example.evil.example',
    'https://',
    'work',
    'javascript:void(0)',
    'mailto:',
    'tel:',
    '/work/7',
    '/projects/nonsense',
    '/projects/logos/nobody-made-this',
    '/projects/web%20designs/halyard-booking',
  ])('stops "%s"', (href) => {
    expect(leadsSomewhere(href)).toBe(false)
  })
})
