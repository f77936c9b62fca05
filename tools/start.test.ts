import { expect, it } from 'vitest'
import { started } from './test/started.ts'

it(
  'serves every address of the site, its settings and the worker of its faked backend',
  {
    timeout: 60_000,
  },
  () =>
    started(['tools/start.mjs', '--host', '127.0.0.1'], async (origin) => {
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
