import { describe, expect, it } from 'vitest'
import { PROJECTS } from '@/content/projects'
import { projectPath } from '@/lib/paths'
import { pages } from './pages'

const all = pages()
const at = (path: string) => all.find((page) => page.path === path)

describe('the pages that client projects make', () => {
  it('are one a project, one a category, and one of all', () => {
    for (const { category, id } of PROJECTS) expect(at(projectPath(category, id))).toBeDefined()
    const categories = all.map(({ path }) => path).filter((path) => /^\/projects\/[^/]+$/.test(path))
    expect(categories).toEqual([
      '/projects/all',
      '/projects/logos',
      '/projects/web%20designs',
      '/projects/prototypes',
      '/projects/mobile%20apps',
    ])
  })

  it('tell search engines what they are and where they stand', () => {
    const page = at('/projects/web%20designs/mesa-catalogue')
    expect(page).toMatchObject({ title: 'Seed catalogue', indexable: true, prerendered: true })
    expect(page?.description).toMatch(/^A catalogue in which 140 kinds of seed/)
    expect(page?.crumbs.map(({ path, title }) => `${title} ${path}`)).toEqual([
      'Home /',
      'Client projects /projects',
      'Web Designs /projects/web%20designs',
    ])
  })
})

describe('every page', () => {
  it('has an address, and listed ones a title of their own', () => {
    const listed = all.filter(({ indexable }) => indexable)
    expect(new Set(all.map(({ path }) => path)).size).toBe(all.length)
    expect(new Set(listed.map(({ title }) => title)).size).toBe(listed.length)
    expect(listed.filter(({ description }) => !description)).toEqual([])
  })
})
