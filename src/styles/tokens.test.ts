import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contrast, mixed, parseColour, type Rgb } from './foundations/contrast'

const root = join(import.meta.dirname, '../..')
const css = readFileSync(join(root, 'src/styles/tokens.css'), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
const tokens = new Map(
  [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
)

const LIGHT_DARK = /^light-dark\((#\w+|rgb\([^)]*\)),\s*(#\w+|rgb\([^)]*\))\)$/
const THEMES = ['light', 'dark'] as const
type Theme = (typeof THEMES)[number]

function colour(name: string, theme: Theme): Rgb {
  const value = tokens.get(`--${name}`)
  const both = LIGHT_DARK.exec(value ?? '')
  const found = parseColour((both ? both[theme === 'light' ? 1 : 2] : value) ?? '')
  if (!found) throw new Error(`--${name} is no colour in the ${theme} theme: ${value}`)
  return found
}

const PAPERS = ['paper', 'paper-raised', 'paper-tint']
const FILLS = ['fill-blue', 'fill-green', 'fill-orange', 'fill-danger']
const INKS = ['ink-blue', 'ink-green', 'ink-orange']

/** What stands on what, and how far apart they must be. A new colour token needs a line here. */
const PAIRS: { name: string; ink: string[]; on: string[]; least: number }[] = [
  { name: 'text on papers', ink: ['ink', 'ink-muted'], on: PAPERS, least: 4.5 },
  { name: 'text in messages', ink: ['ink', 'ink-muted'], on: FILLS, least: 4.5 },
  { name: 'text in a colour', ink: ['text-blue', 'text-green', 'text-orange'], on: PAPERS, least: 4.5 },
  { name: 'what is wrong', ink: ['text-danger'], on: PAPERS, least: 4.5 },
  { name: 'blue badges and avatars', ink: ['text-blue'], on: ['fill-blue'], least: 4.5 },
  { name: 'green badges and avatars', ink: ['text-green'], on: ['fill-green'], least: 4.5 },
  { name: 'orange badges and avatars', ink: ['text-orange'], on: ['fill-orange'], least: 4.5 },
  { name: 'danger badges', ink: ['text-danger'], on: ['fill-danger'], least: 4.5 },
  { name: 'solid buttons', ink: ['on-solid'], on: ['solid', 'solid-hover'], least: 4.5 },
  { name: 'danger buttons', ink: ['on-danger'], on: ['danger'], least: 4.5 },
  { name: 'selected text', ink: ['on-solid'], on: ['text-blue'], least: 4.5 },
  { name: 'edges of controls', ink: ['line-control'], on: PAPERS, least: 3 },
  { name: 'solid and danger shapes', ink: ['solid', 'solid-hover', 'danger'], on: PAPERS, least: 3 },
  { name: 'the focus ring', ink: ['focus'], on: [...PAPERS, ...FILLS], least: 3 },
  { name: 'ink shapes', ink: INKS, on: ['paper', 'paper-raised'], least: 3 },
  { name: 'ink shapes on tint', ink: ['ink-blue', 'ink-green'], on: ['paper-tint'], least: 3 },
  // The three inks are the chart colours to the letter; on tint the orange one is for pictures only.
  { name: 'orange in pictures', ink: ['ink-orange'], on: ['paper-tint'], least: 2.8 },
  { name: 'icons of toasts', ink: ['ink-blue', 'ink-green'], on: ['solid'], least: 3 },
  // Ornament that nothing depends on: it must be seen at all, no more.
  { name: 'hairlines', ink: ['line'], on: PAPERS, least: 1.2 },
  { name: 'the page under a dialog', ink: ['overlay'], on: PAPERS, least: 1.05 },
]

const cases = PAIRS.flatMap(({ name, ink, on, least }) =>
  THEMES.flatMap((theme) => ink.flatMap((top) => on.map((under) => ({ name, theme, top, under, least })))),
)

/** What the product is made of: a token that only a story, a test or a page of Storybook names is not in use. */
function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.(css|tsx?)$/.test(name))
    .filter((name) => !/\.(stories|test)\.tsx?$|\/styles\/foundations\//.test(name))
}

/** Every `var(--…)` of the sources; comments name tokens too, and use none. */
function usedIn(texts: readonly string[]): Set<string> {
  const code = texts.join('\n').replace(/\/\*[\s\S]*?\*\//g, '')
  return new Set([...code.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name))
}

const unused = (declared: Iterable<string>, texts: readonly string[]) => {
  const used = usedIn(texts)
  return [...declared].filter((name) => !used.has(name))
}

describe('tokens', () => {
  it.each(cases)('$name, $theme: --$top on --$under is $least:1', ({ top, under, theme, least }) => {
    expect(contrast(colour(top, theme), colour(under, theme))).toBeGreaterThanOrEqual(least)
  })

  it('has a pair for every colour', () => {
    const colours = [...tokens]
      .filter(([, value]) => /^(light-dark\(|#|rgb\()/.test(value))
      .map(([name]) => name)
    const covered = new Set(PAIRS.flatMap(({ ink, on }) => [...ink, ...on]).map((name) => `--${name}`))
    expect(colours.length).toBeGreaterThan(20)
    expect(colours.filter((name) => !covered.has(name))).toEqual([])
  })

  it('is what the frame of Storybook is drawn in', () => {
    const frame = readFileSync(join(root, '.storybook/docs/themes.ts'), 'utf8')
    for (const [index, theme] of THEMES.entries()) {
      const part = frame.split('base: ')[index + 1] ?? ''
      const named = part.match(/#[0-9a-f]{6}|rgb\([^)]*\)/g) ?? []
      const known = [...tokens.values()].map((value) => LIGHT_DARK.exec(value)?.[theme === 'light' ? 1 : 2])
      expect(named.length).toBeGreaterThan(10)
      expect(named.filter((value) => !known.includes(value))).toEqual([])
    }
  })

  it('holds no token that nothing uses', () => {
    const texts = ['src', 'mocks'].flatMap(sources).map((name) => readFileSync(join(root, name), 'utf8'))
    expect(texts.length).toBeGreaterThan(200)
    expect(unused(tokens.keys(), texts)).toEqual([])
  })

  it('would notice one, whatever comments say of it', () => {
    const texts = ['.a { color: var(--ink) } /* not var(--gone) */', "style={{ gap: 'var(--space-1, 4px)' }}"]
    expect(unused(['--ink', '--space-1', '--gone', '--spare'], texts)).toEqual(['--gone', '--spare'])
  })
})

it('the icon of an error toast, which is mixed, is 3:1 on it', () => {
  const sheet = readFileSync(join(root, 'src/ui/ToastRegion/ToastRegion.module.css'), 'utf8')
  const [, top = '', share = '', rest = ''] =
    /color-mix\(in oklab, var\(--([\w-]+)\) (\d+)%, var\(--([\w-]+)\)\)/.exec(sheet) ?? []
  for (const theme of THEMES) {
    const icon = mixed(colour(top, theme), colour(rest, theme), Number(share) / 100)
    expect(contrast(icon, colour('solid', theme)), theme).toBeGreaterThanOrEqual(3)
  }
})

it('the three inks are the chart colours of the specification (section 9), in both themes', () => {
  for (const theme of THEMES)
    expect(INKS.map((name) => colour(name, theme))).toEqual(
      ['#5a7eaf', '#1d9944', '#ef612b'].map((hex) => parseColour(hex)),
    )
})
