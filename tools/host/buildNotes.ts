import { inspect, isDeepStrictEqual } from 'node:util'
import { configIn } from './deployment.ts'

/** What `npm run build` says of addresses where nobody named the site's; nothing where a machine alone would read it. */
export function addressNote(
  { SITE_URL, CI }: Readonly<Record<string, string | undefined>>,
  usual: string,
): string[] {
  if (SITE_URL || CI) return []
  return [
    `Canonical addresses, the sitemap and share images name ${usual}; SITE_URL=… npm run build changes it.`,
  ]
}

/** What it says of a build for a folder, whose robots.txt no crawler reads there; `pages` has it where one does. */
export function robotsNote(base: string, robots: string, pages: string): string[] {
  if (base === '/') return []
  const sitemap = /^Sitemap: .*$/m.exec(robots)?.[0] ?? ''
  return [
    `Crawlers read robots.txt at the root of a host alone, not in ${base}: "${sitemap}" belongs into the one there, as in ${pages}/.`,
  ]
}

function settingsIn(text: string): Record<string, unknown> | null {
  try {
    const config = configIn(text)
    // A copy of this realm: else nothing in it equals anything.
    return JSON.parse(JSON.stringify(config ?? {})) as Record<string, unknown>
  } catch {
    return null
  }
}

/** What `npm run build` says where it has overwritten a config.js that was edited in `dist`. */
export function lostSettingsNote(dist: string, former: string | null, now: string): string[] {
  if (former === null || former === now) return []
  const [before, after] = [settingsIn(former), settingsIn(now)]
  let lost = ''
  if (before && after) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
      (name) => !isDeepStrictEqual(before[name], after[name]),
    )
    // Other comments alone are no loss.
    if (names.length === 0) return []
    lost = ` (${names.map((name) => `${name}: ${inspect(before[name], { breakLength: Number.POSITIVE_INFINITY })}`).join(', ')})`
  }
  return [
    `The former settings of ${dist}/config.js${lost} are gone: what shall last belongs into public/config.js.`,
  ]
}
