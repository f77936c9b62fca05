import { spawn } from 'node:child_process'
import { expect, it } from 'vitest'

/** Starts `npm start` at a free port, gives its address to `work`, and ends it. */
async function started(work: (origin: string) => Promise<void>): Promise<void> {
  const server = spawn(process.execPath, ['tools/start.mjs', '--port', '0', '--host', '127.0.0.1'], {
    env: { ...process.env, CI: 'true', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => server.once('close', resolve))
  try {
    const origin = await new Promise<string>((resolve, reject) => {
      let said = ''
      server.stdout.on('data', (chunk) => {
        said += String(chunk)
        const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? []
        if (address) resolve(address)
      })
      server.once('close', () => reject(new Error(`It ended without an address: ${said}`)))
    })
    await work(origin)
  } finally {
    server.kill()
    await ended
  }
}

it(
  'serves every address of the site, its settings and the worker of its faked backend',
  {
    timeout: 60_000,
  },
  () =>
    started(async (origin) => {
      const get = (path: string) => fetch(origin + path, { headers: { accept: 'text/html,*/*' } })
      const [page, deep, worker, settings] = await Promise.all(
        ['/', '/dashboard', '/mockServiceWorker.js', '/config.js'].map(get),
      )
      for (const one of [page, deep]) expect(await one?.text()).toContain('/src/main.tsx')
      expect(worker?.headers.get('content-type')).toMatch(/javascript/)
      expect(await worker?.text()).toContain('addEventListener')
      expect(await settings?.text()).toContain('__APP_CONFIG__')
    }),
)
