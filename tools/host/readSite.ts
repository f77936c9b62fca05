import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REDIRECTS } from '../../src/app/manifest.ts'
import { inlineScriptHashes } from '../vite/headScript.ts'
import { contentSecurityPolicy } from '../vite/policy.ts'
import { buildBaseOf } from './buildBase.ts'
import { deploymentOf } from './deployment.ts'
import { pagesIn } from './pages.ts'

/** What a host has to know of a built site. */
export interface BuiltSite {
  /** Where it stands on its host, with a slash at both ends. */
  base: string
  /** Addresses of its pages, decoded, without the base; Home first. */
  pages: readonly string[]
  /** Addresses that only lead on, as [from, to], without the base. */
  redirects: readonly (readonly [from: string, to: string])[]
  /** The content security policy of every answer. */
  policy: string
}

/** The base that a page was built for: its settings lie directly under it. */
export function baseOf(html: string): string {
  return /<script defer src="([^"]*\/)config\.js"/.exec(html)?.[1] ?? '/'
}

/** One policy serves all pages, so all must have the same inline scripts. */
function assertSameScripts(dist: string, home: string): void {
  const wanted = inlineScriptHashes(home).join()
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (
      name.endsWith('.html') &&
      inlineScriptHashes(readFileSync(join(dist, name), 'utf8')).join() !== wanted
    )
      throw new Error(`${name} has other inline scripts than index.html: the policy would block them.`)
  }
}

/** Reads a build as it lies there, with the settings that its config.js has now. @throws where these are broken. */
export function readSite(dist: string): BuiltSite {
  const home = readFileSync(join(dist, 'index.html'), 'utf8')
  assertSameScripts(dist, home)
  const onward = new Set(REDIRECTS.map(([from]) => from))
  return {
    base: baseOf(home),
    pages: ['/', ...pagesIn(dist).filter((path) => !onward.has(path))],
    redirects: REDIRECTS,
    policy: contentSecurityPolicy(home, deploymentOf(dist, buildBaseOf(home))),
  }
}
