import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { HOST_FILES } from './pages.ts'
import type { BuiltSite } from './readSite.ts'
import { headersFile, redirectsFile } from './staticHost.ts'

/** For addresses beside the site's folder, where the app itself would draw nothing. */
export const beside = (base: string) => `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <title>Page not found</title>
  <p>There is no such page. <a href="${base}">Home</a></p>
</html>
`

/**
 * Netlify and Cloudflare Pages serve a folder as their root, and read their own files nowhere else. A build for a folder
 * of its host is copied for them into `out`: its files into that folder, theirs beside it. Returns whether it was; a
 * build for the root can go there as it is.
 */
export function layOut(dist: string, out: string, site: BuiltSite): boolean {
  rmSync(out, { recursive: true, force: true })
  if (site.base === '/') return false
  cpSync(dist, join(out, site.base), {
    recursive: true,
    // These hosts pack by themselves.
    filter: (file) => !/\.(?:br|gz)$/.test(file) && !HOST_FILES.includes(`/${relative(dist, file)}`),
  })
  writeFileSync(join(out, '_headers'), headersFile(site))
  writeFileSync(join(out, '_redirects'), redirectsFile(site))
  writeFileSync(join(out, '404.html'), beside(site.base))
  return true
}
