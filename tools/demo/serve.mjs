/**
 * The demo build for the end-to-end tests, in a folder of the plainest of static hosts: files as they lie there, and
 * 404.html with status 404 for everything else.
 */
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4175' }, folder: { type: 'string', default: '/a/b/' } },
})
const OUT = 'node_modules/.cache/e2e-dist-demo'
const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

process.argv.push('--out', OUT)
await import('./build.mjs')

function fileOf(path) {
  const file = join(OUT, normalize(path))
  if (!existsSync(file)) return null
  if (statSync(file).isFile()) return file
  return path.endsWith('/') && existsSync(join(file, 'index.html')) ? join(file, 'index.html') : null
}

createServer((request, response) => {
  const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname)
  if (`${path}/` === values.folder) return response.writeHead(301, { Location: values.folder }).end()
  if (!path.startsWith(values.folder)) return response.writeHead(404).end()
  const file = fileOf(path.slice(values.folder.length - 1))
  const sent = file ?? join(OUT, '404.html')
  response.writeHead(file ? 200 : 404, { 'Content-Type': TYPES[extname(sent)] ?? 'application/octet-stream' })
  createReadStream(sent).pipe(response)
}).listen(Number(values.port), () => console.log(`http://localhost:${values.port}${values.folder}`))
