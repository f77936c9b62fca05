import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { componentNames, propsOf } from '../ledger/components'
import { DRAWS_NOTHING } from '../ledger/exceptions'

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

describe('Docs pages', () => {
  const pages = ['src', 'mocks', 'ledger', '.storybook'].flatMap((folder) => files(folder, /\.mdx$/))

  it("draw no table of Markdown's, which Storybook shows as pipes", () => {
    expect(pages.length).toBeGreaterThan(8)
    expect(pages.filter((name) => /^\|/m.test(read(name)))).toEqual([])
  })
})

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

describe('queries for a width', () => {
  it('count the boundary itself as narrow: `width <= 768px`, and `width > 768px` for the rest', () => {
    const sheets = ['src', 'mocks', '.storybook'].flatMap((folder) => files(folder, /\.css$/))
    const queries = sheets.flatMap((name) =>
      [...read(name).matchAll(/@(?:media|container)[^{]*/g)].map(([query]) => `${name}: ${query.trim()}`),
    )
    expect(queries.length).toBeGreaterThan(100)
    expect(
      queries.filter((query) => /width (>=|<(?!=) *[\d.]+(px|rem)\))|(min|max)-width/.test(query)),
    ).toEqual([])
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

/** The members of a file's exported interfaces and props that have no doc comment. */
function withoutWords(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const told = (member: ts.Node) =>
    ts.getJSDocCommentsAndTags(member).some((doc) => ts.isJSDoc(doc) && Boolean(doc.comment))
  return source.statements.flatMap((statement) => {
    if (!ts.isInterfaceDeclaration(statement) && !ts.isTypeAliasDeclaration(statement)) return []
    const type = ts.isTypeAliasDeclaration(statement) ? statement.type : statement
    if (!ts.isInterfaceDeclaration(type) && !ts.isTypeLiteralNode(type)) return []
    const name = statement.name.text
    const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    if (!isExported && !name.endsWith('Props')) return []
    return type.members
      .filter((member) => !told(member))
      .map((member) => `${file}: ${name}.${member.name?.getText(source)}`)
  })
}

describe('components of src/ui', () => {
  // The stories that their props ask for are a sheet of the coverage ledger.
  const folders = componentNames()

  const INTERACTIVE =
    /<(button|input|textarea|select|a|video)\b|@base-ui\/react|tabIndex(=\{0\}|: 0)|<(Button|CloseButton|IconButton|InlineButton|Scroller|Select)\b|Link = 'a'/

  it('are all folders, but those that draw nothing', () => {
    for (const name of DRAWS_NOTHING) expect(read(`src/ui/${name}/${name}.tsx`)).not.toMatch(/return [(<]/)
    const there = readdirSync(join(root, 'src/ui'))
    expect([...folders, ...DRAWS_NOTHING].sort()).toEqual(there.sort())
  })

  it.each(folders)('%s declares its props under its own name', (name) => {
    expect(propsOf(name)).toContain(`interface ${name}Props`)
  })

  it.each(folders)('%s has a keyboard map if it can be operated', (name) => {
    const parts = files(`src/ui/${name}`, /\.tsx$/).filter((file) => !file.endsWith('.stories.tsx'))
    const operated = parts.some((file) => INTERACTIVE.test(read(file)))
    expect(/\bkeyboard: \[/.test(read(`src/ui/${name}/${name}.stories.tsx`))).toBe(operated)
  })

  it('say of every prop what it is, since the docs are made from that', () => {
    const parts = files('src/ui', /\.tsx?$/).filter((file) => !/\.(stories|test)\.|\/stories\//.test(file))
    expect(parts.flatMap((file) => withoutWords(file, read(file)))).toEqual([])
  })

  it('would notice one that says nothing', () => {
    const source = 'export interface AProps {\n/** Its name. */\na: string\nb?: number\n/** */\nc: 1\n}'
    expect(withoutWords('A.tsx', source)).toEqual(['A.tsx: AProps.b', 'A.tsx: AProps.c'])
  })
})

describe('the nightly run', () => {
  it('takes every part of the long run, but pictures and speed, which one machine compares', () => {
    const lists = read('tools/test.mjs').match(/^const (?:EVERYDAY|PARTS|CAMPAIGNS) = \[.*\]/gm) ?? []
    expect(lists).toHaveLength(3)
    const parts = new Set(lists.join().match(/(?<=')[a-z0-9]+(?=')/g))
    const [, matrix = ''] = /part: \[(.*)\]/.exec(read('.github/workflows/nightly.yml')) ?? []
    expect([...matrix.split(', '), 'shots', 'speed'].sort()).toEqual([...parts].sort())
  })

  it('asks Lighthouse for no speed, which differs from machine to machine', () => {
    const [, options = ''] =
      /part: lighthouse\n +options: (.*)/.exec(read('.github/workflows/nightly.yml')) ?? []
    expect(options).toBe('-- --categories accessibility,best-practices,seo')
  })

  it('ends its campaigns half an hour before it would be cancelled, without their report', () => {
    const nightly = read('.github/workflows/nightly.yml')
    const [, limit] = /^ {2}long:[\s\S]*?timeout-minutes: (\d+)/m.exec(nightly) ?? []
    const timed = files('tools/campaigns', /\.mjs$/).filter((file) => /^ +minutes: \{/m.test(read(file)))
    expect(timed.length).toBeGreaterThan(0)
    for (const file of timed) {
      const campaign = basename(file, '.mjs')
      const [, options = ''] = new RegExp(`part: ${campaign}\\n +options: (.*)`).exec(nightly) ?? []
      const [, minutes] = /^-- --minutes (\d+)$/.exec(options) ?? []
      expect(Number(minutes), campaign).toBeLessThanOrEqual(Number(limit) - 30)
    }
  })
})

describe('the run of each change', () => {
  const checks = read('.github/workflows/checks.yml')

  it('gives the token of Chromatic to the step that needs it, and to no other', () => {
    const given = checks
      .split(/^ +- /m)
      .filter((step) => step.includes('{{ secrets.CHROMATIC_PROJECT_TOKEN }}'))
    expect(given).toEqual([expect.stringMatching(/^run: npm run chromatic\n/)])
  })

  it('has an nginx before the tests that skip without one', () => {
    const [, job = ''] = /^ {2}checks:\n([\s\S]*?)^ {2}\w+:$/m.exec(checks) ?? []
    const steps = job.split(/^ +- /m)
    const install = steps.findIndex((step) => /^run: sudo apt-get .* nginx-light /.test(step))
    expect(install).toBeGreaterThan(0)
    expect(steps.findIndex((step) => step.startsWith('run: .ci/run'))).toBeGreaterThan(install)
  })

  it('ends no run of main', () => {
    const [, group = ''] = /^concurrency:\n {2}group: (.*)$/m.exec(checks) ?? []
    expect(group).toContain("github.ref == 'refs/heads/main' && github.run_id || github.ref")
  })
})

describe('a clone on Windows', () => {
  it('has the ends of lines that the checks want, and leaves alone what is no text', () => {
    const rules = read('.gitattributes')
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('#'))
    // Only what git holds: a studio's own pictures may lie beside it. A copy without git has none of these.
    const { stdout } = spawnSync('git', ['ls-files', '--eol', '-z'], { cwd: root, encoding: 'utf8' })
    const pictures = (stdout ?? '').split('\0').filter((entry) => entry.startsWith('i/-text '))
    const kinds = new Set(pictures.map((entry) => `*${extname(entry)} binary`))
    expect(rules[0]).toBe('* text=auto eol=lf')
    expect([...kinds].filter((kind) => !rules.includes(kind))).toEqual([])
    expect(rules.slice(1).filter((rule) => !/^\*\.\w+ binary$/.test(rule))).toEqual([])
  })
})
