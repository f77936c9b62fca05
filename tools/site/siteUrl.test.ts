import { join } from 'node:path'
import { loadConfigFromFile } from 'vite'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { basePathMistake, siteUrlMistake } from './siteUrl.mjs'

describe('the address of the site', () => {
  it.each<[SITE_URL: string | undefined, BASE_PATH?: string]>([
    [undefined],
    [''],
    ['https://studio.example'],
    ['https://studio.example/'],
    ['http://localhost:4173'],
    ['https://studio.example', '/x/'],
    ['https://studio.example/x', '/x/'],
    ['https://studio.example/x/', 'x'],
    ['https://studio.example/a/b', '/a/b/'],
    ['https://studio.example/Studio_2.0~a-b', '/Studio_2.0~a-b/'],
    ['https://studio.example', ''],
  ])('may be %s with BASE_PATH=%s', (SITE_URL, BASE_PATH) => {
    expect(siteUrlMistake({ SITE_URL, BASE_PATH })).toBeNull()
  })

  it.each<[SITE_URL: string, problem: string, BASE_PATH?: string]>([
    ['studio.example', 'is no address of a site'],
    ['localhost:4173', 'is no address of a site'],
    ['//studio.example', 'is no address of a site'],
    ['https://', 'is no address of a site'],
    ['ftp://studio.example', 'is no address of a site'],
    ['https://maya@studio.example', 'holds a name or password'],
    ['https://studio.example/?a=1', '?a=1 would be lost'],
    ['https://studio.example#top', '#top would be lost'],
    ['https://studio.example/x', 'BASE_PATH=/x/ is for that folder'],
    ['https://studio.example/x', 'built to stand at the root'],
    ['https://studio.example/büro', 'names a folder that hosts do not write alike'],
    ['https://studio.example/y/', 'built to stand in /x/', '/x/'],
  ])('may not be %s: %s', (SITE_URL, problem, BASE_PATH) => {
    expect(siteUrlMistake({ SITE_URL, BASE_PATH })).toContain(problem)
  })

  it('is not repeated where it holds a password', () => {
    const SITE_URL = `https://maya:${'harbor'}@studio.example`
    expect(siteUrlMistake({ SITE_URL })).not.toContain('harbor')
  })
})

describe('the configuration of Vite', () => {
  afterEach(() => vi.unstubAllEnvs())

  it('takes no such folder either: npm run dev would stand at an address that nobody can ask', async () => {
    vi.stubEnv('BASE_PATH', 'C:/Program Files/Git/x/')
    const file = join(import.meta.dirname, '../../vite.config.ts')
    const loaded = loadConfigFromFile({ command: 'serve', mode: 'development' }, file, undefined, 'silent')
    await expect(loaded).rejects.toThrow('Git Bash rewrites such a path')
  }, 30_000)
})

describe('a folder that Git Bash has rewritten', () => {
  it.each(['C:/Program Files/Git/x/', 'c:/msys64/x/', 'D:\\Git\\x\\'])(
    '%s: says how it is kept',
    (BASE_PATH) => {
      expect(basePathMistake({ BASE_PATH })).toContain(
        'Git Bash rewrites such a path: MSYS_NO_PATHCONV=1 keeps it',
      )
    },
  )

  it('is not meant where another sign is wrong', () => {
    expect(basePathMistake({ BASE_PATH: '/büro/' })).not.toContain('Git Bash')
    expect(siteUrlMistake({ SITE_URL: 'https://studio.example/büro' })).not.toContain('Git Bash')
  })
})

describe('the folder of the site', () => {
  it.each([undefined, '', '/', 'x', '/x/', '/a/b/', '/Studio_2.0~a-b/'])('may be %s', (BASE_PATH) => {
    expect(basePathMistake({ BASE_PATH })).toBeNull()
  })

  // Vite writes `/b%C3%BCro/`, nginx compares `/büro/`: no page would be found.
  it.each(['/büro/', '/b%C3%BCro/', '/a b/', '/x$y/', "/x';/", '/x?a', '/a/../b/', '.', 'C:/Git/x/'])(
    'may not be %s',
    (BASE_PATH) => {
      expect(basePathMistake({ BASE_PATH })).toMatch(
        /^BASE_PATH=.+ names a folder that hosts do not write alike: .+, such as \/studio\/\.$/,
      )
    },
  )
})
