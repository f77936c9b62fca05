import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { HOST_FILES, PACKED_FILE } from './pages.ts'
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

/** A folder that may not be emptied for a build. Its message says why. */
export class ForeignFolder extends Error {
  override name = 'ForeignFolder'
}

/** Whether `layOut` filled a folder: the page beside the site's folder is as it alone writes it. */
export function isLaidOut(folder: string): boolean {
  const page = join(folder, '404.html')
  if (!existsSync(join(folder, '_headers')) || !existsSync(page)) return false
  const text = readFileSync(page, 'utf8')
  return text === beside(/href="([^"]*)"/.exec(text)?.[1] ?? '')
}

/** Crawlers read it at the root of a host alone. */
const ROBOTS = 'robots.txt'

const isFree = (folder: string) =>
  !existsSync(folder) || (lstatSync(folder).isDirectory() && readdirSync(folder).length === 0)

const liesIn = (inner: string, outer: string) =>
  `${resolve(inner)}${sep}`.startsWith(`${resolve(outer)}${sep}`)

/** @throws {ForeignFolder} where laying out a build would delete what somebody else put there, or the build itself. */
export function assertMayEmpty(out: string, dist: string): void {
  if (liesIn(out, dist) || liesIn(dist, out))
    throw new ForeignFolder(`${out}/ is emptied first, so it can neither hold ${dist}/ nor lie in it.`)
  if (!isFree(out) && !isLaidOut(out))
    throw new ForeignFolder(
      `${out}/ is no folder that host-files made, so it is not emptied: name another, or take it away yourself.`,
    )
}

/**
 * Netlify and Cloudflare Pages serve a folder as their root, and read their own files nowhere else. A build for a folder
 * of its host is copied for them into `out`: its files into that folder, theirs and robots.txt beside it. Returns whether it was; a
 * build for the root can go there as it is, and nothing is touched.
 * @throws {ForeignFolder} before anything is deleted.
 */
export function layOut(dist: string, out: string, site: BuiltSite): boolean {
  if (site.base === '/') return false
  assertMayEmpty(out, dist)
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  // First what the folder is known by, so that one left half-way may be emptied too.
  writeFileSync(join(out, '_headers'), headersFile(site))
  writeFileSync(join(out, '_redirects'), redirectsFile(site))
  writeFileSync(join(out, '404.html'), beside(site.base))
  if (existsSync(join(dist, ROBOTS))) cpSync(join(dist, ROBOTS), join(out, ROBOTS))
  const besideIt = [...HOST_FILES, `/${ROBOTS}`]
  cpSync(dist, join(out, site.base), {
    recursive: true,
    // These hosts pack by themselves.
    filter: (file) => !PACKED_FILE.test(file) && !besideIt.includes(`/${relative(dist, file)}`),
  })
  return true
}
