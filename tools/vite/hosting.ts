import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import type { Plugin, ProxyOptions } from 'vite'
import { buildBaseOf, buildBaseTags } from '../host/buildBase.ts'
import { beside } from '../host/layOut.ts'
import { cacheControl, HOST_FILES, PACKED_FILE, pagesIn } from '../host/pages.ts'
import { baseOf } from '../host/readSite.ts'
import { judgePath } from './judgePath.ts'
import { contentSecurityPolicy, readDeployment, SECURITY_HEADERS } from './policy.ts'

/** Whether a path names a file of the build that is no page: those have addresses of their own. */
function isAsset(root: string, path: string): boolean {
  const file = join(root, path)
  if (path.endsWith('.html') || path.includes('//') || HOST_FILES.includes(path)) return false
  if (PACKED_FILE.test(path)) return false
  if (!file.startsWith(root + sep)) return false
  return existsSync(file) && statSync(file).isFile()
}

/** The page of a path: its own where one was drawn, else the one that every path can start from. */
function pageFile(root: string, path: string): string {
  const own = `${decodeURIComponent(path).slice(1)}.html`
  return existsSync(join(root, own)) ? own : 'index.html'
}

/**
 * `vite preview` as a real host would do it: the final security headers, real paths get the app, every other
 * path gets it too, but with 404 (400 when it cannot be read).
 * @param proxy what leads calls on to an API, of a build for the folder `base`
 */
export function hosting(
  paths: readonly string[],
  redirects: readonly (readonly [string, string])[],
  proxy?: (base: string) => Record<string, ProxyOptions>,
): Plugin {
  let buildBase: string | undefined
  return {
    name: 'hosting',
    apply: (_config, { command, isPreview }) => command === 'build' || isPreview === true,
    // A build knows the folder that it was made for, where nobody knows the variable any more.
    config({ root = '.', build }, { isPreview }) {
      const home = resolve(root, build?.outDir ?? 'dist', 'index.html')
      if (!isPreview || !existsSync(home)) return undefined
      const base = baseOf(readFileSync(home, 'utf8'))
      return { base, ...(proxy ? { preview: { proxy: proxy(base) } } : {}) }
    },
    configResolved({ env }) {
      buildBase = env.VITE_API_BASE
    },
    transformIndexHtml: () => buildBaseTags(buildBase),
    writeBundle({ dir }, bundle) {
      // A server build, such as the faked backend's, has no pages.
      if (!dir || !bundle['index.html']) return
      writeFileSync(join(dir, '404.html'), readFileSync(join(dir, 'index.html')))
    },
    configurePreviewServer(server) {
      const { base, build, logger, root: projectRoot } = server.config
      const root = resolve(projectRoot, build.outDir)
      const under = base.slice(0, -1)
      const read = (name: string) => readFileSync(join(root, name), 'utf8')
      const deployment = readDeployment(
        () => read('config.js'),
        buildBaseOf(read('index.html')),
        (text) => logger.warn(text),
      )
      server.middlewares.use((request, response, next) => {
        const asked = request.url ?? '/'
        if (asked.startsWith('/api/')) return next()
        for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value)
        response.setHeader('Content-Security-Policy', contentSecurityPolicy(read('index.html'), deployment()))
        if (under && asked.replace(/[?#].*$/s, '') === under) {
          response.statusCode = 301
          response.setHeader('Cache-Control', cacheControl(''))
          response.setHeader('Location', base + asked.slice(under.length))
          return void response.end()
        }
        // What lies beside the site's folder is nobody's.
        if (!asked.startsWith(base)) {
          response.statusCode = 404
          response.setHeader('Content-Type', 'text/html; charset=utf-8')
          return void response.end(beside(base))
        }
        const url = asked.slice(under.length)
        const path = url.replace(/[?#].*$/s, '')
        const verdict = judgePath(url, [...paths, ...pagesIn(root)], redirects)
        if (verdict.status === 404 && isAsset(root, decodeURI(path))) {
          response.setHeader('Cache-Control', cacheControl(path))
          return next()
        }
        response.setHeader('Cache-Control', cacheControl(''))
        response.statusCode = verdict.status
        if (verdict.status === 301) {
          response.setHeader('Location', under + verdict.location)
          return void response.end()
        }
        const html = read(verdict.status === 200 ? pageFile(root, path) : '404.html')
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
        response.end(request.method === 'HEAD' ? undefined : html)
      })
    },
  }
}
