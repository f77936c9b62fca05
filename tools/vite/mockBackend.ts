import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

interface Account {
  email: string
  password: string
  label: string
}

/** Serves MSW's worker script in development, so that no build ever holds it, and prints who can sign in. */
export function mockBackend(): Plugin {
  const script = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js')
  return {
    name: 'mock-backend',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/mockServiceWorker.js', (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript')
        response.setHeader('Service-Worker-Allowed', '/')
        response.end(readFileSync(script))
      })
      const printUrls = server.printUrls.bind(server)
      server.printUrls = () => {
        printUrls()
        void server.ssrLoadModule('/mocks/fixtures/users.ts').then(({ DEMO_ACCOUNTS }) => {
          const accounts = DEMO_ACCOUNTS as readonly Account[]
          // On a Mac F8 alone is a key for music.
          const key = process.platform === 'darwin' ? 'fn F8' : 'F8'
          const lines = accounts.map(({ email, password, label }) => `     ${email}  ${password}  ${label}`)
          server.config.logger.info(
            `\n  The faked backend answers; nothing leaves this machine. Accounts:\n${lines.join('\n')}\n\n  ${key} opens the panel that steers it; ?scenario=client,seed:huge,approveWork:409 opens a state.\n`,
          )
        })
      }
    },
  }
}
