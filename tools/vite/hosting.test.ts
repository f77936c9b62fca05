import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type PreviewServer, preview } from 'vite'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { hosting } from './hosting.ts'

const root = mkdtempSync(join(tmpdir(), 'hosting-'))
afterAll(() => rmSync(root, { recursive: true }))
let server: PreviewServer | undefined
afterEach(() => server?.close())

/** A preview of a build for the folder `base`, whose project knows nothing of that folder. */
async function previewOf(base: string) {
  const outDir = mkdtempSync(join(root, 'dist-'))
  mkdirSync(join(outDir, 'assets'))
  writeFileSync(join(outDir, 'assets/a.txt'), 'asset')
  for (const name of ['_headers', '404.html.br', 'assets/a.txt.gz', 'work.tar.gz'])
    writeFileSync(join(outDir, name), '')
  writeFileSync(join(outDir, 'config.js'), 'window.__APP_CONFIG__ = {}')
  for (const name of ['index', '404'])
    writeFileSync(join(outDir, `${name}.html`), `${name}<script defer src="${base}config.js"></script>`)
  const proxied = vi.fn(() => ({}))
  server = await preview({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { outDir },
    plugins: [hosting(['/'], [], proxied)],
    preview: { port: 0, host: '127.0.0.1' },
  })
  const { port } = server.httpServer.address() as AddressInfo
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' })
    const { status, headers } = answer
    return {
      status,
      to: headers.get('location'),
      headers: Object.fromEntries(headers),
      text: await answer.text(),
    }
  }
  return { ask, proxied }
}

describe('a preview', () => {
  it('serves a build for a folder in that folder, and nothing beside it', async () => {
    const { ask, proxied } = await previewOf('/x/')
    expect(await ask('/x/')).toMatchObject({ status: 200, text: expect.stringMatching(/^index/) })
    expect(await ask('/x/assets/a.txt')).toMatchObject({ status: 200, text: 'asset' })
    expect(await ask('/x')).toMatchObject({ status: 301, to: '/x/' })
    expect(await ask('/x/nowhere')).toMatchObject({ status: 404, text: expect.stringMatching(/^404/) })
    // The app would draw nothing there.
    for (const path of ['/', '/xy/', '/assets/a.txt'])
      expect(await ask(path)).toMatchObject({ status: 404, text: expect.stringContaining('<a href="/x/">') })
    expect(proxied).toHaveBeenCalledExactlyOnceWith('/x/')
  })

  it('leads on to its folder as to any page: with the query, and with every header', async () => {
    const { ask } = await previewOf('/x/')
    const toFolder = await ask('/x?utm_source=a')
    const toPage = await ask('/x/index.html?utm_source=a')
    for (const answer of [toFolder, toPage])
      expect(answer).toMatchObject({ status: 301, to: '/x/?utm_source=a' })
    expect(Object.keys(toFolder.headers)).toEqual(
      expect.arrayContaining(['content-security-policy', 'strict-transport-security', 'x-frame-options']),
    )
    expect({ ...toFolder.headers, date: '' }).toEqual({ ...toPage.headers, date: '' })
  })

  it('serves any other at the root', async () => {
    const { ask, proxied } = await previewOf('/')
    expect(await ask('/')).toMatchObject({ status: 200, text: expect.stringMatching(/^index/) })
    // As on nginx, two slashes at once name no file: not one that is shown to nobody either.
    const twins = ['/404.html.br', '/assets/a.txt.gz']
    for (const path of ['/x/', '//config.js', '//_headers', '/.//_headers', ...twins])
      expect(await ask(path)).toMatchObject({ status: 404, text: expect.stringMatching(/^404/) })
    // Packed by the studio itself.
    expect(await ask('/work.tar.gz')).toMatchObject({ status: 200 })
    expect(proxied).toHaveBeenCalledExactlyOnceWith('/')
  })
})
