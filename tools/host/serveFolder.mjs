/**
 * The site built for the folder /x/ of its host, served by a real nginx, for the end-to-end tests. Its build lies apart:
 * dist/ stays what it is.
 */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { startNginx } from './serveNginx.mjs'

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4176' }, api: { type: 'string', default: '' } },
})
const OUT = 'node_modules/.cache/e2e-dist-folder'

const { status } = spawnSync(process.execPath, ['tools/build.mjs'], {
  stdio: 'inherit',
  env: { ...process.env, BASE_PATH: '/x/', BUILD_OUT: OUT },
})
if (status !== 0) process.exit(1)
const { origin } = await startNginx({
  port: Number(values.port),
  api: values.api,
  dist: OUT,
  dir: 'node_modules/.cache/nginx-folder',
})
console.log(`nginx at ${origin}/x/`)
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0))
