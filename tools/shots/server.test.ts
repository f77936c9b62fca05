import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { serveFolder } from './server.mjs'

let stop = () => {}
afterEach(() => stop())

/** A folder with these files, served; beside it lies something that is nobody's. */
async function served(names: readonly string[], prefix?: string) {
  const home = mkdtempSync(join(tmpdir(), 'served-'))
  mkdirSync(join(home, 'site/deep'), { recursive: true })
  writeFileSync(join(home, 'secret.txt'), 'secret')
  for (const name of names) writeFileSync(join(home, 'site', name), name)
  const { server, url } = await serveFolder(join(home, 'site'), prefix)
  stop = () => {
    server.close()
    rmSync(home, { recursive: true })
  }
  return async (path: string) => {
    const answer = await fetch(new URL(path, url), { redirect: 'manual' })
    return [answer.status, answer.headers.get('location') ?? (await answer.text())]
  }
}

describe('a folder of files', () => {
  it('is served as it lies there', async () => {
    const get = await served(['index.html', 'page.html', 'deep/index.html'])
    expect(await get('/')).toEqual([200, 'index.html'])
    expect(await get('/page.html')).toEqual([200, 'page.html'])
    expect(await get('/deep/')).toEqual([200, 'deep/index.html'])
    for (const path of ['/page', '/deep', '/page.html/', '/..%2fsecret.txt', '/%2e%2e%2fsecret.txt'])
      expect(await get(path), path).toEqual([404, 'Not here'])
  })

  it('lies under its prefix alone, with a page of its own for what is missing', async () => {
    const get = await served(['index.html', '404.html'], '/a/b/')
    expect(await get('/a/b')).toEqual([301, '/a/b/'])
    expect(await get('/a/b/')).toEqual([200, 'index.html'])
    expect(await get('/a/b/none')).toEqual([404, '404.html'])
    for (const path of ['/', '/a/', '/index.html', '/a/bc'])
      expect(await get(path), path).toEqual([404, 'Not here'])
  })
})
