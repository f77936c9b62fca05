/**
 * The site on the faked backend for the end-to-end tests: as `npm start`, but deaf to files that change, with a cache of
 * its own and every package named beforehand, so that no test sees its page reloaded under it.
 */
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createServer } from 'vite'

// Node 20 runs no TypeScript; Vite reads it.
const { values } = parseArgs({ options: { port: { type: 'string', default: '4174' } } })
const root = fileURLToPath(new URL('../', import.meta.url))
const helper = await createServer({
  root,
  configFile: false,
  server: { middlewareMode: true },
  appType: 'custom',
  logLevel: 'error',
})
const { bareImports } = await helper.ssrLoadModule('/tools/vite/bareImports.ts')
await helper.close()

const server = await createServer({
  mode: 'mock',
  logLevel: 'warn',
  cacheDir: 'node_modules/.cache/e2e-demo',
  optimizeDeps: { include: bareImports(root, ['src', 'mocks']), noDiscovery: true },
  server: {
    port: Number(values.port),
    strictPort: true,
    hmr: false,
    watch: null,
    warmup: { clientFiles: ['./src/main.tsx', './mocks/worker/startWorker.ts'] },
  },
})
await server.listen()
