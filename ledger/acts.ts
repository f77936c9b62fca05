import ts from 'typescript'
import {
  declarations,
  importsOf,
  parsedFiles,
  playsOf,
  sourceOf,
  storyFiles,
  storyId,
  storyNames,
} from './scan'

/** By these a story does what a person would. */
const HANDS = /^(userEvent|fireEvent)$/

/** Calls of these names do something, on whatever: to the page, to the answers, the clock, the network or the session. */
const DEED =
  /^((dbl|triple)?[cC]lick|(un)?hover|type|clear|tab|keyboard|paste|upload|(de)?selectOptions|pointer|focus|blur|(requestS|s)ubmit|dispatchEvent|scroll\w*|back|forward|go|navigate|reload|release|set\w*|delete|remove\w*|append\w*|advance|expire\w*|openTab|log(In|Out)|register|adopt|transport)$/

const nameOf = (node: ts.Node): string => {
  if (ts.isPropertyAccessExpression(node)) return node.name.text
  return ts.isIdentifier(node) ? node.text : ''
}

const isAssignment = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) &&
  node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
  ts.isPropertyAccessExpression(node.left)

/** Whether a node itself does something; in doubt it does. */
const isDeed = (node: ts.Node): boolean =>
  isAssignment(node) ||
  (ts.isPropertyAccessExpression(node) && HANDS.test(nameOf(node.expression))) ||
  (ts.isCallExpression(node) &&
    (DEED.test(nameOf(node.expression)) || node.arguments.some((one) => HANDS.test(nameOf(one)))))

const bare = (node: ts.Node): ts.Node =>
  ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node)
    ? bare(node.expression)
    : node

/** What of a declaration may run when a play uses its name: of a story its play, of a component nothing. */
function partsOf(name: string, declaration: ts.Node): readonly ts.Node[] {
  const node = bare(declaration)
  if (!/^[A-Z]/.test(name) && name !== 'meta') return [node]
  return ts.isFunctionLike(node) ? [] : playsOf(node)
}

const playsItself = (name: string, source: ts.SourceFile): boolean => {
  const own = declarations(source).get(name)
  return own !== undefined && partsOf(name, own).length > 0
}

/** The names of the stories of a file whose play does something, by itself or by what it calls in the files beside it. */
export function actingIn(source: ts.SourceFile): string[] {
  const visited = new Set<string>()
  const uses = (name: string, within: ts.SourceFile): boolean => {
    const key = `${within.fileName} ${name}`
    if (visited.has(key)) return false
    visited.add(key)
    const own = declarations(within).get(name)
    if (own) return partsOf(name, own).some((part) => acts(part, within))
    const from = importsOf(within).get(name)
    return from !== undefined && usesOf(from.name, from.file)
  }
  // The stage is known by the names of what it does.
  const usesOf = (name: string, file: string) => !file.startsWith('.storybook/') && uses(name, sourceOf(file))
  const acts = (node: ts.Node, within: ts.SourceFile): boolean => {
    if (ts.isTypeNode(node)) return false
    if (isDeed(node)) return true
    if (ts.isIdentifier(node)) return uses(node.text, within)
    // The name of a member is no name of this file, but may be one of a file that is imported whole.
    if (ts.isPropertyAccessExpression(node)) {
      const from = importsOf(within).get(nameOf(node.expression))
      return from?.name === '*' ? usesOf(node.name.text, from.file) : acts(node.expression, within)
    }
    if (ts.isPropertyAssignment(node)) return acts(node.initializer, within)
    return ts.forEachChild(node, (child) => acts(child, within)) ?? false
  }
  return storyNames(source.text).filter((name) => {
    visited.clear()
    // A story without a play of its own has its file's.
    return uses(name, source) || (!playsItself(name, source) && uses('meta', source))
  })
}

/** The ids of all stories whose play does something, and the files that tell: each begins otherwise than it ends. */
export function actingStories(): { ids: string[]; files: string[] } {
  const ids = storyFiles().flatMap((file) => actingIn(sourceOf(file)).map((name) => storyId(file, name)))
  return { ids, files: parsedFiles() }
}
