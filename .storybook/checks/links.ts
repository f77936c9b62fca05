import { matchPath } from 'react-router-dom'
import { ENTRIES } from '@/app/manifest'

/** Whether a path is one of the site's: what only the 404 page would answer is none. */
export function isRoute(path: string): boolean {
  return ENTRIES.some(([, entry]) => matchPath(entry.path, path) !== null)
}

/** Whether an href leads somewhere: to a route of the manifest, or away on purpose. */
export function leadsSomewhere(href: string): boolean {
  if (/^(https?:\/\/|mailto:.|tel:\+?\d|blob:|#.)/.test(href)) return true
  return href.startsWith('/') && !href.startsWith('//') && isRoute(href.replace(/[?#].*$/, ''))
}

/** The link ledger: whatever a story shows, none of its links is dead. @throws with the dead ones. */
export function checkLinks(): void {
  const links = [...document.querySelectorAll<HTMLElement>('a')]
  const dead = links.filter((link) => !leadsSomewhere(link.getAttribute('href') ?? ''))
  if (dead.length === 0) return
  const list = dead.map((link) => `"${link.textContent?.trim()}" to ${link.getAttribute('href')}`)
  throw new Error(`Links that lead nowhere:\n${list.join('\n')}`)
}
