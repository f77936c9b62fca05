/** `npm start`: the site on the faked backend, behind a service worker, opened in a browser where there is one. */
import { requireNode } from './nodeVersion.mjs'

requireNode()
const { readOptions } = await import('./options.mjs')
const { createServer } = await import('vite')

const USAGE = `npm start -- [options]

The site on the faked backend, opened in a browser where there is one.

  --port NUMBER  where it listens (5173, or the next free one)
  --host NAME    the host it listens on (localhost; 0.0.0.0 for other machines)
  --open         opens a browser, also where none was found`

const { values } = readOptions(USAGE, {
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
