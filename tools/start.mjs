/** `npm start`: the site on the faked backend, behind a service worker, opened in a browser where there is one. */
import { requireNode } from './nodeVersion.mjs'

requireNode()
const { parseArgs } = await import('node:util')
const { createServer } = await import('vite')

const { values } = parseArgs({
  options: { port: { type: 'string', default: '5173' }, host: { type: 'string' }, open: { type: 'boolean' } },
})
const hasScreen = process.platform !== 'linux' || Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY)

const server = await createServer({
  mode: 'mock',
  // Of its own: `dev` and Storybook bundle other packages beforehand.
  cacheDir: 'node_modules/.cache/start',
  server: {
    port: Number(values.port),
    host: values.host,
    open: values.open ?? (hasScreen && !process.env.CI),
  },
})
await server.listen()
server.printUrls()
server.bindCLIShortcuts({ print: Boolean(process.stdin.isTTY) })
