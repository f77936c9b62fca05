/** Serves files as they lie in a folder: for the pictures of stories, and for the end-to-end tests of what runs anywhere. */
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
}

const isFile = (path) => existsSync(path) && statSync(path).isFile()

/**
 * Serves a folder under a prefix as the plainest of hosts would: its files, index.html for a folder, and for everything
 * else 404.html with status 404, if there is one. Nothing lies beside the prefix.
 * @returns the server, on a free port unless one is named, and the address of the folder
 */
export async function serveFolder(folder, prefix = '/', port = 0) {
  const missing = join(folder, '404.html')
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname)
    if (`${path}/` === prefix) return response.writeHead(301, { Location: prefix }).end()
    const under = path.startsWith(prefix)
    // Made whole before it is joined, it leads nowhere above the folder.
    const asked = join(
      folder,
      normalize(`/${path.slice(prefix.length)}`),
      path.endsWith('/') ? 'index.html' : '',
    )
    const file = under && isFile(asked) ? asked : null
    const sent = file ?? (under && isFile(missing) ? missing : null)
    if (!sent) return response.writeHead(404).end('Not here')
    response.writeHead(file ? 200 : 404, {
      'Content-Type': TYPES[extname(sent)] ?? 'application/octet-stream',
    })
    createReadStream(sent).pipe(response)
  })
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { server, url: `http://127.0.0.1:${server.address().port}${prefix}` }
}
