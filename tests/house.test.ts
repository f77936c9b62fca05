import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { componentNames } from '../ledger/components'

/** What the house asks of every file, beyond what types, linter and import rules can say. */
const root = join(import.meta.dirname, '..')
const read = (name: string) => readFileSync(join(root, name), 'utf8')
const files = (folder: string, ending: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => ending.test(name))
    .sort()

/** Every declaration of a style sheet as `file:line: text`, comments left out. */
function declarations(name: string) {
  const text = read(name).replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
  return text.split('\n').flatMap((line, index) => {
    const [, property, value] = /^\s*([\w-]+):\s*(.*)$/.exec(line) ?? []
    return property && value ? [{ at: `${name}:${index + 1}`, property, value }] : []
  })
}

describe('style sheets outside src/styles', () => {
  const sheets = ['src', 'mocks']
    .flatMap((folder) => files(folder, /\.css$/))
    .filter((name) => !name.startsWith('src/styles/'))
  const all = sheets.flatMap(declarations)

  it('name no colour', () => {
    // color-mix(in oklab, …) names a colour space, and rgb(from …) no colour of its own.
    const colours = /#[0-9a-f]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\((?!\s*from)/i
    const found = all.filter(({ value }) => colours.test(value))
    expect(found.map(({ at, value }) => `${at}: ${value}`)).toEqual([])
  })

  it('take space from the tokens', () => {
    const space =
      /^(margin|padding|gap|row-gap|column-gap|inset|top|right|bottom|left|scroll-(margin|padding))/
    // 0, hairlines of 1 to 3 px, and what grows with the text (em, lh) are no steps of the scale.
    const raw = /(?<![\w.-])-?(?!0(px|rem)\b)(?![123]px\b)\d*\.?\d+(px|rem)\b/
    const found = all.filter(({ property, value }) => space.test(property) && raw.test(value))
    expect(found.map(({ at, property, value }) => `${at}: ${property}: ${value}`)).toEqual([])
  })
})

describe('every style sheet', () => {
  it('measures lines in em, since a ch changes when the font arrives', () => {
    const found = files('src', /\.css$/)
      .flatMap(declarations)
      .filter(({ value }) => /\dch\b/.test(value))
    expect(found.map(({ at, property, value }) => `${at}: ${property}: ${value}`)).toEqual([])
  })
})

describe('files of src and mocks', () => {
  const GENERATED = /schema\.d\.ts$|^mocks\/fixtures\/|^mocks\/contract\/document\.json$/
  const sizes = ['src', 'mocks']
    .flatMap((folder) => files(folder, /\.(tsx?|css|mdx)$/))
    .filter((name) => !GENERATED.test(name))
    .map((name) => ({ name, lines: read(name).trimEnd().split('\n').length }))
    .sort((a, b) => a.lines - b.lines)
  const median = sizes[Math.floor(sizes.length / 2)]?.lines ?? 0

  it('have 250 lines at most', () => {
    expect(sizes.filter(({ lines }) => lines > 250)).toEqual([])
  })

  it(`have 60 lines or less in the middle (${sizes.length} files, median ${median})`, () => {
    expect(median).toBeLessThanOrEqual(60)
  })
})

describe('components of src/ui', () => {
  // The stories that their props ask for are a sheet of the coverage ledger.
  const folders = componentNames()

  const INTERACTIVE =
    /<(button|input|textarea|select|a|video)\b|@base-ui\/react|tabIndex(=\{0\}|: 0)|<(Button|IconButton|Scroller|Select)\b|Link = 'a'/

  it.each(folders)('%s has a keyboard map if it can be operated', (name) => {
    const parts = files(`src/ui/${name}`, /\.tsx$/).filter((file) => !file.endsWith('.stories.tsx'))
    const operated = parts.some((file) => INTERACTIVE.test(read(file)))
    expect(/\bkeyboard: \[/.test(read(`src/ui/${name}/${name}.stories.tsx`))).toBe(operated)
  })
})
