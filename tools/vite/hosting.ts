import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { contentSecurityPolicy, SECURITY_HEADERS } from './policy.ts'

const withoutSlash = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') : path)

function cacheControl(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
}

/**
 * `vite preview` as a real host would do it: the final security headers, real paths get the app, every other
 * path gets it too, but with 404.
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
      const root = join(server.config.root, server.config.build.outDir)
      const read = (name: string) => readFileSync(join(root, name), 'utf8')
      server.middlewares.use((request, response, next) => {
        const path = decodeURI(new URL(request.url ?? '/', 'http://preview').pathname)
        for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value)
        if (path.startsWith('/api/')) return next()
        const file = join(root, path)
        const isFile = file.startsWith(root) && existsSync(file) && statSync(file).isFile()
        if (isFile && !path.endsWith('.html')) {
          response.setHeader('Cache-Control', path === '/config.js' ? 'no-store' : cacheControl(path))
          return next()
        }
        const found = paths.includes(withoutSlash(path))
        const html = read(found ? 'index.html' : '404.html')
        response.statusCode = found ? 200 : 404
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
        response.setHeader('Cache-Control', 'no-cache')
        response.setHeader('Content-Security-Policy', contentSecurityPolicy(html, read('config.js')))
        response.end(request.method === 'HEAD' ? undefined : html)
      })
    },
  }
}
