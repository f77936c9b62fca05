import { isValidElement } from 'react'
import { describe, expect, it } from 'vitest'
import * as stories from './Gallery.stories'
import type { WallProps } from './Wall'

/** Modules of this folder that pictures are made with, and that are none themselves. */
const TOOLS = /^\.\/press\/|\/parts\.tsx$|\/tiles\.tsx$/

const modules = import.meta.glob<Record<string, unknown>>(['./*/*.tsx', '!./*/*.stories.tsx'], {
  eager: true,
})
const drawings = Object.entries(modules)
  .filter(([file]) => !TOOLS.test(file))
  .flatMap(([file, names]) => Object.values(names).map((drawing) => ({ file, drawing })))
  .filter(({ drawing }) => typeof drawing === 'function')

/** Every component in a picture: what it is made of, and what is handed on, as a mark to its logo. */
function componentsIn(node: unknown, found = new Set<unknown>()): Set<unknown> {
  if (typeof node === 'function') found.add(node)
  else if (Array.isArray(node)) for (const one of node) componentsIn(one, found)
  else if (isValidElement(node)) {
    componentsIn(node.type, found)
    for (const value of Object.values(node.props as object)) componentsIn(value, found)
  }
  return found
}

interface Shown {
  args?: Partial<WallProps>
  globals?: { theme?: string }
}
const walls = Object.entries(stories).flatMap(([name, story]) => (name === 'default' ? [] : [story as Shown]))

describe.each(['light', 'dark'])('the gallery on %s paper', (theme) => {
  const hung = walls.filter(({ globals }) => (globals?.theme ?? 'light') === theme)
  const pictures = hung.flatMap(({ args }) => (args?.pieces ?? []).map(({ picture }) => picture))

  it('shows every drawing of this folder', () => {
    const shown = componentsIn(pictures)
    expect(drawings.length).toBeGreaterThan(60)
    expect(drawings.filter(({ drawing }) => !shown.has(drawing)).map(({ file }) => file)).toEqual([])
  })

  it('names each of them', () => {
    for (const { args } of hung) for (const { title } of args?.pieces ?? []) expect(title).toMatch(/\w{3,}/)
  })
})
