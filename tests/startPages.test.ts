import { readFileSync } from 'node:fs'
import { toId } from 'storybook/internal/csf'
import { describe, expect, it } from 'vitest'
import { SOURCES } from '../.storybook/docs/files/sources'
import { filesIn, storyFiles, storyId, storyNames, titleOf } from '../ledger/scan'

describe('the start pages', () => {
  const pages = [...filesIn('.storybook/docs/pages', /\.mdx$/), 'src/session/Session.mdx'].map((file) =>
    readFileSync(file, 'utf8'),
  )

  it('name real files that can be opened', () => {
    const named = pages.flatMap((text) =>
      [...text.matchAll(/<RealFiles[\s\S]*?\/>/g)].flatMap(([block]) =>
        [...block.matchAll(/\["([^"]+)",/g)].map(([, file = '']) => file),
      ),
    )
    expect(named.length).toBeGreaterThan(20)
    const open = new Set(Object.keys(SOURCES).map((key) => key.slice(1)))
    expect(named.filter((file) => !open.has(file))).toEqual([])
    for (const file of open) expect(readFileSync(file, 'utf8').length, file).toBeGreaterThan(0)
  })

  it.each(['Designer', 'Developer'])('%s names the ways of a link to a state', (name) => {
    const page = readFileSync(`.storybook/docs/pages/${name}.mdx`, 'utf8')
    const toolbar = readFileSync('.storybook/stage/StageTools.tsx', 'utf8')
    for (const words of ['Copy link', 'Leave link', 'Release']) {
      expect(page).toContain(`**${words}**`)
      expect(toolbar).toContain(words)
    }
    for (const words of ['?scenario=', 'F8', 'fn F8 on a Mac']) expect(page).toContain(words)
  })

  it('lead to pages and stories that are there', () => {
    const links = pages.flatMap((text) =>
      [...text.matchAll(/\?path=\/((?:docs|story)\/[\w-]+)/g)].map(([, to = '']) => to),
    )
    expect(links.length).toBeGreaterThan(7)
    // A page is called as it says itself, or by its place.
    const titles = filesIn('.storybook', /\.mdx$/)
      .concat(filesIn('src', /\.mdx$/))
      .map((file) => {
        const [, said] = /<Meta title="([^"]+)"/.exec(readFileSync(file, 'utf8')) ?? []
        return said ?? titleOf(file.replace(/\.mdx$/, '.stories.tsx'))
      })
    const there = new Set([
      ...[...titles, ...storyFiles().map(titleOf)].map((title) => `docs/${toId(title, 'docs')}`),
      ...storyFiles().flatMap((file) =>
        storyNames(readFileSync(file, 'utf8')).map((name) => `story/${storyId(file, name)}`),
      ),
    ])
    expect(links.filter((to) => !there.has(to))).toEqual([])
  })
})
