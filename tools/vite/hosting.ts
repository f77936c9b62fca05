import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Plugin } from 'vite'
import { buildBaseOf, buildBaseTags } from '../host/buildBase.ts'
import { cacheControl, HOST_FILES, pagesIn } from '../host/pages.ts'
import { judgePath } from './judgePath.ts'
import { contentSecurityPolicy, readDeployment, SECURITY_HEADERS } from './policy.ts'

/** Whether a path names a file of the build that is no page: those have addresses of their own. */
function isAsset(root: string, path: string): boolean {
  const file = join(root, path)
  if (path.endsWith('.html') || HOST_FILES.includes(path) || !file.startsWith(root + sep)) return false
  return existsSync(file) && statSync(file).isFile()
}

/** The page of a path: its own where one was drawn, else the one that every path can start from. */
function pageFile(root: string, path: string): string {
  const own = `${decodeURI(path).slice(1)}.html`
  return existsSync(join(root, own)) ? own : 'index.html'
}

/**
 * `vite preview` as a real host would do it: the final security headers, real paths get the app, every other
 * path gets it too, but with 404 (400 when it cannot be read).
 */
export function hosting(paths: readonly string[], redirects: readonly (readonly [string, string])[]): Plugin {
  let buildBase: string | undefined
  return {
    name: 'hosting',
    apply: (_config, { command, isPreview }) => command === 'build' || isPreview === true,
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
      const root = join(projectRoot, build.outDir)
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
        if (under && asked.replace(/[?#].*$/s, '') === under) {
          response.statusCode = 301
          response.setHeader('Location', base)
          return void response.end()
        }
        // What lies outside the base is nobody's.
        const url = asked.startsWith(base) ? asked.slice(under.length) : '/404'
        const path = url.replace(/[?#].*$/s, '')
        for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value)
        response.setHeader('Content-Security-Policy', contentSecurityPolicy(read('index.html'), deployment()))
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
