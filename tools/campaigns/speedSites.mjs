/** What `npm run speed` loads: the built site, its Home plain and client-rendered, and a minimal dashboard. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { loadHost } from '../host/load.mjs'
import { startNginx } from '../host/serveNginx.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const CACHE = 'node_modules/.cache/speed'
const WAITING = /<template id="scripts">(.*?)<\/template>/
const SETTINGS = /<script defer[^>]*><\/script>/

/** A copy of the build whose pages were changed, packed anew. */
async function variant(name, edit) {
  const dist = `${CACHE}/${name}`
  rmSync(dist, { recursive: true, force: true })
  cpSync('dist', dist, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) })
  edit(dist)
  await (await loadHost()).packFiles(dist)
  return dist
}

/** Serves one of them; the ports follow each other. */
const serve = (dist, port, api) => startNginx({ port, api, dist, dir: `${CACHE}/nginx-${port}` })

async function minimal() {
  const dist = `${CACHE}/minimal`
  await build({
    root: `${root}tools/campaigns/minimal`,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': `${root}src` } },
    build: { outDir: `${root}${dist}`, emptyOutDir: true, modulePreload: { polyfill: false } },
  })
  writeFileSync(`${dist}/404.html`, readFileSync(`${dist}/index.html`))
  await (await loadHost()).packFiles(dist)
  return dist
}

/** A quick API: the faked backend's answers, each made once; `works` of them in the queue. */
async function startApi(backend, port, works) {
  const backstage = backend.createBackstage({ scenario: { clock: 'now' }, onBreach: () => {} })
  const known = new Map()
  const many = (status) =>
    Array.from({ length: Math.floor(works / 3) }, (_, index) => ({
      _id: `${status}_${index}`,
      title: `Poster ${index + 1} of a long series`,
      status,
      price: 10_000 + index,
      deadline: '2026-12-24',
    }))
  const server = createServer(async (incoming, outgoing) => {
    const headers = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'Authorization, Content-Type',
      'access-control-allow-methods': 'GET, POST, PATCH',
      'access-control-max-age': '600',
      'content-type': 'application/json',
    }
    if (incoming.method === 'OPTIONS') return outgoing.writeHead(204, headers).end()
    const { url = '/', method = 'GET' } = incoming
    // A product's picture, which comes when somebody scrolls to it.
    if (url.startsWith('/media/'))
      return outgoing
        .writeHead(200, { ...headers, 'content-type': 'image/svg+xml' })
        .end(readFileSync(`dist${url}`))
    const sent = []
    for await (const chunk of incoming) sent.push(chunk)
    const status = /\/work\/admin\/me\?status=(\w+)/.exec(url)?.[1]
    if (!known.has(url)) {
      const answer = await backstage.transport(
        new Request(`http://api.invalid${url}`, {
          method,
          headers: {
            ...(incoming.headers.authorization ? { authorization: incoming.headers.authorization } : {}),
            ...(sent.length > 0 ? { 'content-type': 'application/json' } : {}),
          },
          ...(sent.length > 0 ? { body: Buffer.concat(sent) } : {}),
        }),
      )
      known.set(url, { code: answer.status, text: await answer.text() })
    }
    const { code, text } = known.get(url)
    outgoing.writeHead(code, headers).end(status && works ? JSON.stringify({ works: many(status) }) : text)
  })
  await new Promise((ready) => server.listen(port, '127.0.0.1', ready))
  const { accessToken, refreshToken, user } = backstage.sessionFor('admin')
  return {
    origin: `http://127.0.0.1:${port}`,
    storage: [
      { name: 'app_token', value: accessToken },
      { name: 'app_refreshToken', value: refreshToken },
      { name: 'app_user', value: JSON.stringify(user) },
    ],
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

export async function startSites(backend, port) {
  const apis = {
    usual: await startApi(backend, port, 0),
    fifty: await startApi(backend, port + 1, 50),
    thousands: await startApi(backend, port + 2, 5000),
  }
  const html = (dist) => readFileSync(`${dist}/index.html`, 'utf8')
  const plain = await variant('plain', (dist) =>
    writeFileSync(`${dist}/plain.html`, html(dist).replace(WAITING, '').replace(SETTINGS, '')),
  )
  const client = await variant('client', (dist) =>
    writeFileSync(
      `${dist}/index.html`,
      html(dist)
        .replace(/<div id="root">[\s\S]*<\/div>(?=\s*<noscript>)/, '<div id="root"></div>')
        .replace(WAITING, '$1'),
    ),
  )
  const sites = {
    site: await serve(plain, port + 3, apis.usual.origin),
    client: await serve(client, port + 4, apis.usual.origin),
    minimal: await serve(await minimal(), port + 5, apis.usual.origin),
    fifty: await serve('dist', port + 6, apis.fifty.origin),
    thousands: await serve('dist', port + 7, apis.thousands.origin),
  }
  return {
    apis,
    sites,
    stop: () => {
      for (const { stop } of [...Object.values(apis), ...Object.values(sites)]) stop()
    },
  }
}
