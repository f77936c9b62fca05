import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { fakeBuild } from './fakeBuild.ts'
import { formerFolderNote, layOutFolder } from './main.ts'

const root = mkdtempSync(join(tmpdir(), 'lay-out-'))
afterAll(() => rmSync(root, { recursive: true }))

describe('a build for a folder, for hosts that serve files alone', () => {
  it('lies in that folder, and what speaks to the host lies beside it', () => {
    const { dist, pages } = fakeBuild(root, '/studio/', 'https://api.studio.example')
    for (const name of ['index.html.br', 'index.html.gz', '_headers', 'work.tar.gz'])
      writeFileSync(join(dist, name), '')
    expect(layOutFolder(dist, pages)).toBe(true)
    expect(readdirSync(pages).sort()).toEqual(['404.html', '_headers', '_redirects', 'studio'])
    expect(readdirSync(join(pages, 'studio')).sort()).toEqual(
      [
        '404.html',
        'config.js',
        'index.html',
        'order.html',
        'projects',
        'services.html',
        'work.tar.gz',
      ].sort(),
    )
    const read = (name: string) => readFileSync(join(pages, name), 'utf8')
    expect(read('_headers')).toMatch(/^\/studio\/\*\n[\s\S]* https:\/\/api\.studio\.example;/)
    expect(read('_redirects')).toMatch(/\n\/studio\/\* \/studio\/404\.html 404\n$/)
    // Beside the folder the app draws nothing.
    expect(read('404.html')).toContain('href="/studio/"')
    expect(read('404.html')).not.toContain('<script')
  })

  it('has robots.txt where crawlers read it', () => {
    const { dist, pages } = fakeBuild(root, '/studio/')
    writeFileSync(join(dist, 'robots.txt'), 'Sitemap: https://studio.example/studio/sitemap.xml\n')
    layOutFolder(dist, pages)
    expect(readFileSync(join(pages, 'robots.txt'), 'utf8')).toContain('/studio/sitemap.xml')
    expect(readdirSync(join(pages, 'studio'))).not.toContain('robots.txt')
  })

  it('is for the root what it is', () => {
    const { dist, pages } = fakeBuild(root, '/')
    expect(layOutFolder(dist, pages)).toBe(false)
    expect(existsSync(pages)).toBe(false)
  })

  it('takes the place of a former one', () => {
    const former = fakeBuild(root, '/old/')
    layOutFolder(former.dist, former.pages)
    const { dist } = fakeBuild(root, '/studio/')
    expect(layOutFolder(dist, former.pages)).toBe(true)
    expect(readdirSync(former.pages)).not.toContain('old')
  })

  it('leaves a former one be when the next is for the root, and says so', () => {
    const { dist, pages } = fakeBuild(root, '/studio/')
    expect(formerFolderNote(dist, pages)).toEqual([])
    layOutFolder(dist, pages)
    expect(formerFolderNote(dist, pages)).toEqual([])
    const next = fakeBuild(root, '/')
    expect(layOutFolder(next.dist, pages)).toBe(false)
    expect(readdirSync(pages)).toContain('studio')
    expect(formerFolderNote(next.dist, pages)).toEqual([
      `${pages}/ is of a former build, for a folder; of this one ${next.dist}/ itself is deployed.`,
    ])
  })

  it.each(['/', '/studio/'])('at %s empties no folder of somebody else', (base) => {
    const { dist, pages } = fakeBuild(root, base)
    mkdirSync(pages)
    writeFileSync(join(pages, 'package.json'), '{}')
    // A studio's own site may have the same names in it.
    for (const name of ['_headers', '404.html']) {
      if (base === '/') expect(layOutFolder(dist, pages)).toBe(false)
      else expect(() => layOutFolder(dist, pages)).toThrow(/pages\/ is no folder that host-files made/)
      expect(readdirSync(pages)).toContain('package.json')
      writeFileSync(join(pages, name), 'own')
    }
    expect(formerFolderNote(dist, pages)).toEqual([])
  })

  it('may lie in a folder that is there and empty', () => {
    const { dist, pages } = fakeBuild(root, '/studio/')
    mkdirSync(pages)
    expect(layOutFolder(dist, pages)).toBe(true)
  })

  it.each(['.', '..', 'pages'])('never lies around itself or in itself: %s', (where) => {
    const { dist } = fakeBuild(root, '/studio/')
    expect(() => layOutFolder(dist, join(dist, where))).toThrow(/can neither hold/)
    expect(existsSync(join(dist, 'index.html'))).toBe(true)
  })
})
