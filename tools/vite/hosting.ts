import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Plugin } from 'vite'
import { judgePath } from './judgePath.ts'
import { contentSecurityPolicy, readDeployment, SECURITY_HEADERS } from './policy.ts'

function cacheControl(path: string): string {
  if (path === '/config.js') return 'no-store'
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
}

/** Whether a path names a file of the build that is no page: those have addresses of their own. */
function isAsset(root: string, path: string): boolean {
  const file = join(root, path)
  return !path.endsWith('.html') && file.startsWith(root + sep) && existsSync(file) && statSync(file).isFile()
}

/** The paths of the pages that were drawn into the build: `services.html` is /services. */
function pagesIn(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && name !== '404.html' && name !== 'index.html')
    .map((name) => `/${name.replaceAll(sep, '/').slice(0, -'.html'.length)}`)
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
export function hosting(paths: readonly string[]): Plugin {
  return {
    name: 'hosting',
    apply: (_config, { command, isPreview }) => command === 'build' || isPreview === true,
    writeBundle({ dir }, bundle) {
      // A server build, such as the faked backend's, has no pages.
      if (!dir || !bundle['index.html']) return
      writeFileSync(join(dir, '404.html'), readFileSync(join(dir, 'index.html')))
    },
    configurePreviewServer(server) {
      const { build, env, logger, root: projectRoot } = server.config
      const root = join(projectRoot, build.outDir)
      const read = (name: string) => readFileSync(join(root, name), 'utf8')
      const deployment = readDeployment(
        () => read('config.js'),
        env.VITE_API_BASE,
        (text) => logger.warn(text),
      )
      server.middlewares.use((request, response, next) => {
        const url = request.url ?? '/'
        const path = url.replace(/[?#].*$/s, '')
        for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value)
        if (path.startsWith('/api/')) return next()
        const verdict = judgePath(url, [...paths, ...pagesIn(root)])
        if (verdict.status === 404 && isAsset(root, decodeURI(path))) {
          response.setHeader('Cache-Control', cacheControl(path))
          return next()
        }
        response.setHeader('Cache-Control', 'no-cache')
        response.statusCode = verdict.status
        if (verdict.status === 301) {
          response.setHeader('Location', verdict.location)
          return void response.end()
        }
        const html = read(verdict.status === 200 ? pageFile(root, path) : '404.html')
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
        response.setHeader('Content-Security-Policy', contentSecurityPolicy(html, deployment()))
        response.end(request.method === 'HEAD' ? undefined : html)
      })
    },
  }
}
