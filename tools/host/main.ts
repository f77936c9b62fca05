import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { nginxHttp, nginxServer, nginxSite } from './nginx.ts'
import { baseOf, readSite } from './readSite.ts'
import { headersFile, redirectsFile } from './staticHost.ts'

export { packFiles } from './pack.ts'

/** The folder that a build was made for, with a slash at both ends. */
export const readBase = (dist: string): string => baseOf(readFileSync(join(dist, 'index.html'), 'utf8'))

function put(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/**
 * Writes what hosts have to know of a build: `_headers` and `_redirects` into it, nginx's files into `nginxDir`,
 * which nobody is served from. Returns the policy.
 */
export function writeHostFiles(dist: string, nginxDir: string, buildBase: string | undefined): string {
  const site = readSite(dist, buildBase, (text) => console.warn(text))
  put(join(dist, '_headers'), headersFile(site))
  put(join(dist, '_redirects'), redirectsFile(site))
  put(join(nginxDir, 'conf.d/site.conf'), nginxServer(site))
  put(join(nginxDir, 'site/http.inc'), nginxHttp(site))
  put(join(nginxDir, 'site/site.inc'), nginxSite(site))
  return site.policy
}
