import { ENTRIES } from '@/app/manifest'
import { matchEntry } from '@/app/router/matchEntry'
import { categoryAt, projectAt } from '@/content/projectCategories'
import { parseUrl } from '@/lib/parseUrl'

/** Hosts outside that are meant, and by what: an address of any other is a slip. */
export const OUTSIDE: Readonly<Record<string, string>> = {
  'linkedin.example': 'profiles of the studio and of its two people (content/contact.ts, content/team.ts)',
  'github.example': 'profiles of the studio and of its two people',
  'twitter.example': 'profiles of the studio and of its two people',
  'dribbble.example': 'profiles of the studio and of its two people',
  'demo.overprint.example': 'Live Demo of the six products (content/portfolio.ts)',
  'demo.example': "somebody's demo in a story of the design system",
  'example.com': "somebody's site in stories of the design system",
}

/** As the router hands it on, or as it stands where it cannot be read. */
function decoded(segment: string | undefined): string | undefined {
  try {
    return segment && decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Whether a path is one of the site's: what only the 404 page would answer is none, as a project that nobody made. */
export function isRoute(path: string): boolean {
  return ENTRIES.some(([name, entry]) => {
    const params = matchEntry(entry, path)?.params
    if (!params) return false
    if (name === 'projectCategory') return categoryAt(decoded(params.category)) !== undefined
    if (name === 'project') return projectAt(decoded(params.category), decoded(params.id)) !== undefined
    return true
  })
}

/** Whether an href leads somewhere: to a route of the manifest, or away on purpose. */
export function leadsSomewhere(href: string): boolean {
  if (/^https?:\/\//.test(href)) return (parseUrl(href)?.hostname ?? '') in OUTSIDE
  if (/^(mailto:.|tel:\+?\d|blob:|#.)/.test(href)) return true
  return href.startsWith('/') && !href.startsWith('//') && isRoute(href.replace(/[?#].*$/, ''))
}

/** Whether the part that a #hash names is missing. Only a page with its shell has all its parts. */
function namesNothing(href: string): boolean {
  if (!href.startsWith('#') || !document.getElementById('main')) return false
  return !document.getElementById(decodeURIComponent(href.slice(1)))
}

/** The link ledger: whatever a story shows, none of its links is dead. @throws with the dead ones */
export function checkLinks(): void {
  // Storybook's own pages, of an error for example, lie hidden in the same document.
  const links = [...document.querySelectorAll<HTMLElement>('a:not(.sb-wrapper *)')]
  const dead = links.filter((link) => {
    const href = link.getAttribute('href') ?? ''
    return !leadsSomewhere(href) || namesNothing(href)
  })
  if (dead.length === 0) return
  const list = dead.map((link) => `"${link.textContent?.trim()}" to ${link.getAttribute('href')}`)
  throw new Error(`Links that lead nowhere:\n${list.join('\n')}`)
}
