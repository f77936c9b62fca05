import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import ts from 'typescript'
import { asserts, assertsPresence, collect, collectAsserted, type Named, rootOf } from './asserted'

/** What a story or a test asserts, as its source tells it. */
export interface Asserted {
  /** Role names, texts, addresses. What it types is left out. */
  words: ReadonlySet<string>
  /** Whether anything in it could fail. */
  asserts: boolean
}

/** A story as its source tells it. */
export interface StorySource extends Asserted {
  id: string
  /** Its place in the sidebar, such as dashboard/ApprovalsPanel. */
  title: string
  /** The name of its export. */
  name: string
  file: string
}

/** A file of tests and what they assert, all together and each by its title. */
export interface TestSource {
  file: string
  words: ReadonlySet<string>
  titles: ReadonlyMap<string, Asserted>
}

export const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => ending.test(name))
    .sort()

export const parse = (file: string, text: string): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)

/** The top-level names of a file and what stands behind them. */
export function declarations(source: ts.SourceFile): Map<string, ts.Node> {
  const found = new Map<string, ts.Node>()
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) found.set(statement.name.text, statement)
    if (!ts.isVariableStatement(statement)) continue
    for (const { name, initializer } of statement.declarationList.declarations)
      if (ts.isIdentifier(name) && initializer) found.set(name.text, initializer)
  }
  return found
}

/** What a file takes from files beside it: by the name here, the file and the name there, `*` for all of it. */
export function importsOf(source: ts.SourceFile): Map<string, { file: string; name: string }> {
  const found = new Map<string, { file: string; name: string }>()
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    const names = statement.importClause?.namedBindings
    const from = statement.moduleSpecifier.text
    if (!from.startsWith('.') || !names) continue
    const path = join(dirname(source.fileName), from)
    const file = ['.ts', '.tsx'].map((ending) => path + ending).find((one) => existsSync(one))
    if (!file) continue
    if (ts.isNamespaceImport(names)) found.set(names.name.text, { file, name: '*' })
    else
      for (const { name, propertyName } of names.elements)
        found.set(name.text, { file, name: (propertyName ?? name).text })
  }
  return found
}

const parsed = new Map<string, ts.SourceFile>()

/** A file as it is now; parsed once for as long as it stays so. */
export function sourceOf(file: string): ts.SourceFile {
  const text = readFileSync(file, 'utf8')
  const before = parsed.get(file)
  if (before?.text === text) return before
  const source = parse(file, text)
  parsed.set(file, source)
  return source
}

/** The files that were parsed so far, from the repository's root. */
export const parsedFiles = (): string[] => [...parsed.keys()]

/** Functions of files beside this one that assert: `seen('Message sent.')`. */
function importedHelpers(source: ts.SourceFile): Set<string> {
  const asserting = [...importsOf(source)].filter(([, { file, name }]) =>
    helps(declarations(sourceOf(file)).get(name)),
  )
  return new Set(asserting.map(([name]) => name))
}

/** Whether what stands behind a name is a function that asserts what it is given: `gone('Sent.')` does not. */
const helps = (node: ts.Node | undefined): boolean =>
  node !== undefined && ts.isFunctionLike(node) && assertsPresence(node)

/** Of a story's object only its play counts, and what it takes over from other stories. */
export function playsOf(node: ts.Node): ts.Node[] {
  if (!ts.isObjectLiteralExpression(node)) return [node]
  const own = node.properties.find(
    (property) => property.name && ts.isIdentifier(property.name) && property.name.text === 'play',
  )
  if (own) return [own]
  return node.properties.filter(ts.isSpreadAssignment)
}

/** What is asserted from these nodes on, and by the functions of the file that they use. */
function assertedBy(
  from: readonly ts.Node[],
  all: Map<string, ts.Node>,
  imported: ReadonlySet<string>,
): Asserted {
  const into: Named = { words: new Set(), used: new Set() }
  const done = new Set<string>()
  let sure = false
  const isHelper = (name: string) => imported.has(name) || helps(all.get(name))
  const visit = (node: ts.Node) => {
    const passed = new Set<string>()
    collectAsserted(node, into, passed, isHelper)
    sure ||= asserts(node) || [...passed].some((name) => imported.has(name))
    for (const name of passed) look(name)
  }
  const look = (name: string) => {
    const node = all.get(name)
    if (!node || done.has(name)) return
    done.add(name)
    for (const part of playsOf(node)) visit(part)
  }
  for (const node of from) visit(node)
  // What an assertion uses counts whole: a list of texts, say.
  for (const name of into.used) {
    const node = all.get(name)
    if (node && !ts.isFunctionLike(node)) collect(node, into)
    else look(name)
  }
  return { words: into.words, asserts: sure }
}

/** As Storybook names a file of stories by itself. */
export function titleOf(file: string): string {
  const parts = file
    .replace(/^src\//, '')
    .replace(/\.stories\.tsx$/, '')
    .split('/')
  const named = parts.at(-1)?.toLowerCase() === parts.at(-2)?.toLowerCase()
  return (named ? parts.slice(0, -1) : parts).join('/')
}

/** The names of the stories of a file, as it exports them. */
export const storyNames = (text: string): string[] =>
  [...text.matchAll(/^export const ([A-Z]\w*)/gm)].map(([, name = '']) => name)

/** A story's id, by its file and the name of its export. */
export const storyId = (file: string, name: string): string => toId(titleOf(file), storyNameFromExport(name))

/** The files of stories. */
export const storyFiles = (): string[] =>
  ['src', 'mocks', 'ledger'].flatMap((folder) => filesIn(folder, /\.stories\.tsx$/))

/** The stories of one file. */
export function storiesIn(file: string, text: string): StorySource[] {
  const source = parse(file, text)
  const all = declarations(source)
  const imported = importedHelpers(source)
  const title = titleOf(file)
  return storyNames(text).map((name) => ({
    id: storyId(file, name),
    title,
    name,
    file,
    ...assertedBy(
      [all.get(name)].flatMap((node) => (node ? playsOf(node) : [])),
      all,
      imported,
    ),
  }))
}

/** Every story of the source. */
export const scanStories = (): StorySource[] =>
  storyFiles().flatMap((file) => storiesIn(file, readFileSync(file, 'utf8')))

/** `it('…')`, `test.each(…)('…')`; what is passed over and what only groups or is a step proves nothing. */
const TEST = /^(it|test)(?!\.(skip|todo|fixme|fail|fails|describe|step)\b)\b/

/** `moves nothing @desktop`: by these a run is cut down, they are no part of a title. */
const TAGS = / @\S+/g

/** The tests of a file by their titles, with what each asserts. */
function testsIn(
  source: ts.SourceFile,
  all: Map<string, ts.Node>,
  imported: ReadonlySet<string>,
): Map<string, Asserted> {
  const tests = new Map<string, Asserted>()
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(it|test)$/.test(rootOf(node)) && TEST.test(node.getText())) {
      const [title] = node.arguments
      if (title && ts.isStringLiteralLike(title))
        tests.set(title.text.replace(TAGS, ''), assertedBy([node], all, imported))
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return tests
}

/** Every file of tests, but the ledger's own. */
export const scanTests = (): TestSource[] =>
  ['src', 'mocks', 'tools', 'tests', 'e2e']
    .flatMap((folder) => filesIn(folder, /\.(test|spec)\.tsx?$/))
    .filter((file) => !/ledger/i.test(file))
    .map((file) => {
      const source = parse(file, readFileSync(file, 'utf8'))
      const all = declarations(source)
      const imported = importedHelpers(source)
      const { words } = assertedBy(source.statements, all, imported)
      return { file, words, titles: testsIn(source, all, imported) }
    })
