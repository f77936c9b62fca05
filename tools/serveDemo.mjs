/**
 * The site on the faked backend for the end-to-end tests: as `npm start`, but deaf to files that change and with a cache of
 * its own, so that no test sees its page reloaded under it.
 */
import { parseArgs } from 'node:util'
import { createServer } from 'vite'

const { values } = parseArgs({ options: { port: { type: 'string', default: '4174' } } })

const server = await createServer({
  mode: 'mock',
  logLevel: 'warn',
  cacheDir: 'node_modules/.cache/e2e-demo',
  optimizeDeps: { noDiscovery: true },
  server: {
    port: Number(values.port),
    strictPort: true,
    hmr: false,
    watch: null,
    warmup: { clientFiles: ['./src/main.tsx', './mocks/worker/startWorker.ts'] },
  },
})
await server.listen()
