import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { BrokenSettings } from './deployment.ts'
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
 * @throws {BrokenSettings} before anything is written, where config.js says what the app cannot use.
 */
export function writeHostFiles(dist: string, nginxDir: string, buildBase: string | undefined): string {
  const site = readSite(dist, buildBase)
  put(join(dist, '_headers'), headersFile(site))
  put(join(dist, '_redirects'), redirectsFile(site))
  put(join(nginxDir, 'conf.d/site.conf'), nginxServer(site))
  put(join(nginxDir, 'site/http.inc'), nginxHttp(site))
  put(join(nginxDir, 'site/site.inc'), nginxSite(site))
  return site.policy
}

/** The command; returns the exit code. */
export function run(
  dist: string,
  nginxDir: string,
  buildBase: string | undefined,
  say: (text: string) => void,
): number {
  try {
    const policy = writeHostFiles(dist, nginxDir, buildBase)
    say(`${dist}/_headers, ${dist}/_redirects and ${nginxDir}/ follow ${dist}/config.js:`)
    for (const part of policy.split('; ')) say(`  ${part}`)
    return 0
  } catch (error) {
    if (!(error instanceof BrokenSettings)) throw error
    say(`${error.message}\nNothing was written.`)
    return 1
  }
}
