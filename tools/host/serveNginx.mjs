/**
 * Serves a copy of dist/ by a real nginx with the generated host files, as a studio's server would, with a config.js
 * of the tests' own that points the same build to an API on another origin. `startNginx` is for scripts; run as a script it serves
 * until it is stopped.
 */
import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { settingsScript } from '../test/settings.mjs'
import { loadHost } from './load.mjs'
import { findNginx } from './nginxBinary.mjs'

const MIME = [
  '/etc/nginx/mime.types',
  '/opt/homebrew/etc/nginx/mime.types',
  '/usr/local/etc/nginx/mime.types',
]

/** What stands around the server block on a studio's machine, here in a folder of its own. */
const around = (
  brotli,
  mime,
) => `${brotli ? `load_module ${brotli};\n` : ''}${process.getuid?.() === 0 ? 'user root;\n' : ''}daemon off;
worker_processes 1;
pid nginx.pid;
error_log stderr warn;
events { worker_connections 256; }
http {
    include ${mime};
    default_type application/octet-stream;
    access_log off;
    sendfile on;
    client_body_temp_path temp/body; proxy_temp_path temp/proxy; fastcgi_temp_path temp/fastcgi;
    uwsgi_temp_path temp/uwsgi; scgi_temp_path temp/scgi;
    include conf.d/site.conf;
}
`

/** Where plain http is served, which leads to https: 100 ports on. The site itself is at `port`, without certificates. */
export const plainPort = (port) => port + 100

/** The server blocks as a studio would edit them. @throws where they do not say any more what is edited. */
function edited(conf, { port, site, brotli }) {
  const edits = [
    [/^ +listen 80;$/m, `    listen 127.0.0.1:${plainPort(port)};`],
    [/^ +listen 443 ssl http2;$/m, `    listen 127.0.0.1:${port};`],
    [/^ +ssl_certificate .*\n +ssl_certificate_key .*\n/m, ''],
    [/^ +root \/var\/www\/site;$/m, `    root ${site};`],
    // Beside it: a studio's log is another's.
    [/^ +access_log \/\S+ /m, '    access_log access.log '],
    ...(brotli ? [[/# (?=brotli_static on;)/, '']] : []),
  ]
  return edits.reduce((text, [from, to]) => {
    if (!from.test(text)) throw new Error(`The server blocks hold nothing like ${from}.`)
    return text.replace(from, to)
  }, conf)
}

/** Asks every 50 ms, `turns` times at most. */
const untilAnswers = async (url, child, turns) => {
  for (let turn = 0; turn < turns; turn += 1) {
    if (child.exitCode !== null) throw new Error('nginx did not start; see above.')
    if (
      await fetch(url)
        .then(() => true)
        .catch(() => false)
    )
      return
    await new Promise((go) => setTimeout(go, 50))
  }
  throw new Error('nginx does not answer.')
}

/**
 * @param {{ port: number, api: string, dist?: string, dir?: string, turns?: number }} options `turns` of 50 ms are
 *   waited for its first answer
 * @returns what stops it, and whether it sends files packed with brotli
 */
export async function startNginx({
  port,
  api,
  dist = 'dist',
  dir = 'node_modules/.cache/nginx',
  turns = 100,
}) {
  const { nginx, brotli, errorLog } = findNginx()
  const home = resolve(dir)
  rmSync(home, { recursive: true, force: true })
  mkdirSync(join(home, 'temp'), { recursive: true })
  const { writeHostFiles, readBase } = await loadHost()
  // With a base the build lies in that folder of the site's root.
  const site = join(home, 'www')
  const placed = join(site, readBase(dist))
  cpSync(dist, placed, { recursive: true })
  writeFileSync(join(placed, 'config.js'), settingsScript(api ? { apiBase: api } : {}))
  writeHostFiles(placed, home)

  const server = join(home, 'conf.d/site.conf')
  writeFileSync(server, edited(readFileSync(server, 'utf8'), { port, site, brotli }))
  const mime = MIME.find((file) => {
    try {
      return readFileSync(file)
    } catch {
      return false
    }
  })
  writeFileSync(join(home, 'nginx.conf'), around(brotli, mime))
  const child = spawn(nginx, ['-p', home, '-c', join(home, 'nginx.conf'), ...errorLog], {
    stdio: 'inherit',
  })
  const stop = () => child.kill('SIGTERM')
  process.once('exit', stop)
  try {
    await untilAnswers(`http://127.0.0.1:${port}/`, child, turns)
  } catch (error) {
    stop()
    throw error
  }
  return { brotli: brotli !== null, origin: `http://127.0.0.1:${port}`, stop }
}

if (process.argv[1]?.endsWith('serveNginx.mjs')) {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '4173' }, api: { type: 'string', default: '' } },
  })
  const { brotli, origin } = await startNginx({ port: Number(values.port), api: values.api })
  console.log(`nginx at ${origin}${brotli ? ', with brotli' : ', with gzip alone'}`)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0))
}
