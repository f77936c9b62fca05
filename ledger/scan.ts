import { readdirSync, readFileSync } from 'node:fs'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import ts from 'typescript'

/** A story as its source tells it. */
export interface StorySource {
  id: string
  /** Its place in the sidebar, such as dashboard/ApprovalsPanel. */
  title: string
  /** The name of its export. */
  name: string
  file: string
  /** What its `play` names: role names, texts, addresses. What it types is left out. */
  words: ReadonlySet<string>
}

/** A file of tests and what it names. */
export interface TestSource {
  file: string
  text: string
  words: ReadonlySet<string>
}

export const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => ending.test(name))
    .sort()

const parse = (file: string, text: string) =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)

/** Calls by which a person's input is given: what is typed is not what is seen. */
const INPUT = /^(type|paste|keyboard|upload|fill|press|setOutcomes|release)$/

function isInput(node: ts.Node): boolean {
  if (!ts.isCallExpression(node)) return false
  const { expression } = node
  return ts.isPropertyAccessExpression(expression) && INPUT.test(expression.name.text)
}

/** A pattern as the words that it looks for. */
const plain = (pattern: string) => pattern.replace(/^\/\^?|\$?\/[a-z]*$/g, '').replace(/\\(.)/g, '$1')

/** Adds what a node names, and hands on the identifiers that it uses. */
function collect(node: ts.Node, words: Set<string>, used: Set<string>): void {
  if (isInput(node)) return
  if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return
  if (ts.isStringLiteralLike(node)) words.add(node.text)
  else if (ts.isRegularExpressionLiteral(node)) words.add(plain(node.text))
  else if (ts.isTemplateExpression(node))
    words.add(node.head.text + node.templateSpans.map(({ literal }) => literal.text).join(''))
  else if (ts.isIdentifier(node)) used.add(node.text)
  ts.forEachChild(node, (child) => collect(child, words, used))
}

/** The top-level names of a file and what stands behind them. */
function declarations(source: ts.SourceFile): Map<string, ts.Node> {
  const found = new Map<string, ts.Node>()
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) found.set(statement.name.text, statement)
    if (!ts.isVariableStatement(statement)) continue
    for (const { name, initializer } of statement.declarationList.declarations)
      if (ts.isIdentifier(name) && initializer) found.set(name.text, initializer)
  }
  return found
}

/** Of a story's object only its play counts, and what it takes over from other stories. */
function playsOf(node: ts.Node): ts.Node[] {
  if (!ts.isObjectLiteralExpression(node)) return [node]
  const own = node.properties.find(
    (property) => property.name && ts.isIdentifier(property.name) && property.name.text === 'play',
  )
  if (own) return [own]
  return node.properties.filter(ts.isSpreadAssignment)
}

function wordsOf(name: string, all: Map<string, ts.Node>): Set<string> {
  const words = new Set<string>()
  const done = new Set<string>()
  const visit = (one: string) => {
    const node = all.get(one)
    if (!node || done.has(one)) return
    done.add(one)
    const used = new Set<string>()
    for (const part of playsOf(node)) collect(part, words, used)
    for (const next of used) visit(next)
  }
  visit(name)
  return words
}

/** As Storybook names a file of src by itself. */
function titleOf(file: string): string {
  const parts = file
    .replace(/^src\//, '')
    .replace(/\.stories\.tsx$/, '')
    .split('/')
  const named = parts.at(-1)?.toLowerCase() === parts.at(-2)?.toLowerCase()
  return (named ? parts.slice(0, -1) : parts).join('/')
}

/** Every story of the source. */
export function scanStories(): StorySource[] {
  return ['src', 'mocks', 'ledger']
    .flatMap((folder) => filesIn(folder, /\.stories\.tsx$/))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8')
      const all = declarations(parse(file, text))
      const title = titleOf(file)
      return [...text.matchAll(/^export const ([A-Z]\w*)/gm)].map(([, name = '']) => ({
        id: toId(title, storyNameFromExport(name)),
        title,
        name,
        file,
        words: wordsOf(name, all),
      }))
    })
}

/** Every file of tests, but the ledger's own. */
export function scanTests(): TestSource[] {
  return ['src', 'mocks', 'tools', 'tests', 'e2e']
    .flatMap((folder) => filesIn(folder, /\.(test|spec)\.tsx?$/))
    .filter((file) => !/ledger/i.test(file))
    .map((file) => {
      const text = readFileSync(file, 'utf8')
      const words = new Set<string>()
      for (const statement of parse(file, text).statements) collect(statement, words, new Set())
      return { file, text, words }
    })
}
