import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { BrokenSettings } from './deployment.ts'
import { assertMayEmpty, ForeignFolder, isLaidOut, layOut } from './layOut.ts'
import { nginxHttp, nginxSite } from './nginx.ts'
import { nginxServer } from './nginxServer.ts'
import { type BuiltSite, baseOf, readSite } from './readSite.ts'
import { secretsInSettings } from './secrets.ts'
import { headersFile, redirectsFile } from './staticHost.ts'

export { addressNote, lostSettingsNote, robotsNote } from './buildNotes.ts'
export { packFiles } from './pack.ts'
export { secretsIn } from './secrets.ts'

/** The folder that a build was made for, with a slash at both ends. */
export const readBase = (dist: string): string => baseOf(readFileSync(join(dist, 'index.html'), 'utf8'))

function put(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

function writeFor(site: BuiltSite, dist: string, nginxDir: string): void {
  put(join(dist, '_headers'), headersFile(site))
  put(join(dist, '_redirects'), redirectsFile(site))
  put(join(nginxDir, 'conf.d/site.conf'), nginxServer(site))
  put(join(nginxDir, 'site/http.inc'), nginxHttp(site))
  put(join(nginxDir, 'site/site.inc'), nginxSite(site))
}

/**
 * Writes what hosts have to know of a build: `_headers` and `_redirects` into it, nginx's files into `nginxDir`,
 * which nobody is served from. Returns the policy.
 * @throws {BrokenSettings} before anything is written, where config.js says what the app cannot use.
 */
export function writeHostFiles(dist: string, nginxDir: string): string {
  const site = readSite(dist)
  writeFor(site, dist, nginxDir)
  return site.policy
}

/** Copies a build for a folder as static hosts want it; see `layOut`. */
export const layOutFolder = (dist: string, out: string): boolean => layOut(dist, out, readSite(dist))

/** What is said where a former build for a folder was laid out in `pages`, and this one is for the root. */
export const formerFolderNote = (dist: string, pages: string): string[] =>
  isLaidOut(pages) && readBase(dist) === '/'
    ? [`${pages}/ is of a former build, for a folder; of this one ${dist}/ itself is deployed.`]
    : []

/** Where the command finds a build and puts what it makes. */
export interface Places {
  dist: string
  nginx: string
  /** For static hosts, of a build for a folder alone. */
  pages: string
}

/** The command; returns the exit code. @param env may hold secrets, which are looked for in config.js. */
export function run(
  { dist, nginx, pages }: Places,
  env: Readonly<Record<string, string | undefined>>,
  say: (text: string) => void,
): number {
  try {
    const site = readSite(dist)
    const secrets = secretsInSettings(dist, env)
    if (secrets.length > 0)
      throw new BrokenSettings(`Everybody can read ${dist}/config.js:\n  ${secrets.join('\n  ')}`)
    if (site.base !== '/') assertMayEmpty(pages, dist)
    writeFor(site, dist, nginx)
    say(`${dist}/_headers, ${dist}/_redirects and ${nginx}/ follow ${dist}/config.js:`)
    for (const part of site.policy.split('; ')) say(`  ${part}`)
    if (layOut(dist, pages, site))
      say(`${pages}/ is what Netlify and Cloudflare Pages get, since the site stands in a folder.`)
    for (const note of formerFolderNote(dist, pages)) say(note)
    return 0
  } catch (error) {
    if (!(error instanceof BrokenSettings || error instanceof ForeignFolder)) throw error
    say(`${error.message}\nNothing was written.`)
    return 1
  }
}
