import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

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

/** The stories that a component owes, by what its props declare. */
const OWED: { owes: RegExp; because: string; declares: RegExp }[] = [
  { owes: /^(Default|\w*States|Variants|Sizes|Tones)$/, because: 'a first look', declares: /^/ },
  { owes: /^Dark$/, because: 'the dark theme', declares: /^/ },
  {
    owes: /^(Disabled|OneDisabled)$/,
    because: 'disabled',
    declares: /\bdisabled\?:|ComponentPropsWithRef<'(input|textarea|select|button)'>/,
  },
  {
    owes: /^(Invalid|Failed|\w*States)$/,
    because: 'error or aria-invalid',
    declares: /\berror\?:|'aria-invalid'\?:|ComponentPropsWithRef<'(input|textarea|select)'>/,
  },
  {
    owes: /^LongContent$/,
    because: 'words of its own',
    declares: /\b(children|label|title|text|value|description|lead)\??: (ReactNode|string)\b/,
  },
  { owes: /^(Loading|Busy)$/, because: 'busy', declares: /\bbusy\?:/ },
]

/** What cannot have the state, although its props come from an element that can. */
const EXEMPT: Record<string, string[]> = {
  // A switch takes effect at once: there is no form in which it could be wrong.
  Switch: ['error or aria-invalid'],
  // A day is as long as any other day.
  DateInput: ['words of its own'],
  // Three words of its own choosing.
  ThemeSwitch: ['words of its own'],
  // Nothing of it is seen.
  VisuallyHidden: ['words of its own', 'the dark theme'],
}

describe('components of src/ui', () => {
  const folders = readdirSync(join(root, 'src/ui')).filter((name) => {
    const file = `src/ui/${name}/${name}.tsx`
    return existsSync(join(root, file)) && new RegExp(`interface ${name}Props`).test(read(file))
  })

  const INTERACTIVE =
    /<(button|input|textarea|select|a|video)\b|@base-ui\/react|tabIndex(=\{0\}|: 0)|<(Button|IconButton|Scroller|Select)\b|Link = 'a'/

  it.each(folders)('%s has a keyboard map if it can be operated', (name) => {
    const parts = files(`src/ui/${name}`, /\.tsx$/).filter((file) => !file.endsWith('.stories.tsx'))
    const operated = parts.some((file) => INTERACTIVE.test(read(file)))
    expect(/\bkeyboard: \[/.test(read(`src/ui/${name}/${name}.stories.tsx`))).toBe(operated)
  })

  it.each(folders)('%s has the stories that its props ask for', (name) => {
    const stories = `src/ui/${name}/${name}.stories.tsx`
    expect(existsSync(join(root, stories)), stories).toBe(true)
    const told = [...read(stories).matchAll(/^export const (\w+)\b/gm)].map(([, story = '']) => story)
    const props = new RegExp(`interface ${name}Props[\\s\\S]*?\\n}`).exec(
      read(`src/ui/${name}/${name}.tsx`),
    )?.[0]
    const missing = OWED.filter(
      ({ owes, because, declares }) =>
        declares.test(props ?? '') &&
        !EXEMPT[name]?.includes(because) &&
        !told.some((story) => owes.test(story)),
    )
    expect(missing.map(({ owes, because }) => `${owes} (${because})`)).toEqual([])
  })
})
