import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { BrokenSettings } from './deployment.ts'
import { layOut } from './layOut.ts'
import { nginxHttp, nginxSite } from './nginx.ts'
import { nginxServer } from './nginxServer.ts'
import { baseOf, readSite } from './readSite.ts'
import { headersFile, redirectsFile } from './staticHost.ts'

export { addressNote, lostSettingsNote } from './buildNotes.ts'
export { packFiles } from './pack.ts'
export { secretsIn } from './secrets.ts'

/** The folder that a build was made for, with a slash at both ends. */
export const readBase = (dist: string): string => baseOf(readFileSync(join(dist, 'index.html'), 'utf8'))

function put(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/**
 * Writes what hosts have to know of a build: `_headers` and `_redirects` into it, nginx's files into `nginxDir`,
 * which nobody is served from. Returns the policy.
 * @throws {BrokenSettings} before anything is written, where config.js says what the app cannot use.
 */
export function writeHostFiles(dist: string, nginxDir: string): string {
  const site = readSite(dist)
  put(join(dist, '_headers'), headersFile(site))
  put(join(dist, '_redirects'), redirectsFile(site))
  put(join(nginxDir, 'conf.d/site.conf'), nginxServer(site))
  put(join(nginxDir, 'site/http.inc'), nginxHttp(site))
  put(join(nginxDir, 'site/site.inc'), nginxSite(site))
  return site.policy
}

/** Copies a build for a folder as static hosts want it; see `layOut`. */
export const layOutFolder = (dist: string, out: string): boolean => layOut(dist, out, readSite(dist))

/** Where the command finds a build and puts what it makes. */
export interface Places {
  dist: string
  nginx: string
  /** For static hosts, of a build for a folder alone. */
  pages: string
}

/** The command; returns the exit code. */
export function run({ dist, nginx, pages }: Places, say: (text: string) => void): number {
  try {
    const policy = writeHostFiles(dist, nginx)
    say(`${dist}/_headers, ${dist}/_redirects and ${nginx}/ follow ${dist}/config.js:`)
    for (const part of policy.split('; ')) say(`  ${part}`)
    if (layOutFolder(dist, pages))
      say(`${pages}/ is what Netlify and Cloudflare Pages get, since the site stands in a folder.`)
    return 0
  } catch (error) {
    if (!(error instanceof BrokenSettings)) throw error
    say(`${error.message}\nNothing was written.`)
    return 1
  }
}
