import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('the demo that was built can be looked at here, deep addresses included', async () => {
  const built = mkdtempSync(join(tmpdir(), 'demo-'))
  for (const name of ['index.html', '404.html']) writeFileSync(join(built, name), name)
  const server = spawn(process.execPath, ['tools/demo/serve.mjs', '--built', built, '--port', '0'], {
    cwd: join(import.meta.dirname, '../..'),
  })
  try {
    const url = await new Promise<string>((resolve, reject) => {
      server.stdout.on('data', (said) => resolve(String(said).trim()))
      server.stderr.on('data', (said) => reject(new Error(String(said))))
    })
    const asked = await Promise.all(['', 'dashboard'].map((path) => fetch(url + path)))
    expect(asked.map(({ status }) => status)).toEqual([200, 404])
    expect(await Promise.all(asked.map((one) => one.text()))).toEqual(['index.html', '404.html'])
  } finally {
    server.kill()
    rmSync(built, { recursive: true })
  }
})
