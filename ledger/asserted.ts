import ts from 'typescript'

/** What a piece of source names, and the identifiers that it uses: to be looked up by who knows what stands behind them. */
export interface Named {
  words: Set<string>
  used: Set<string>
}

/** Calls by which a person's input is given: what is typed is not what is seen. */
const INPUT = /^(type|paste|keyboard|upload|fill|press|setOutcomes|release)$/

/** They fail by themselves where nothing of that name is there. */
const QUERY = /^(get|find)(All)?By[A-Z]/

const methodOf = ({ expression }: ts.CallExpression): string =>
  ts.isPropertyAccessExpression(expression) ? expression.name.text : ''

/** A pattern as the words that it looks for. */
const plain = (pattern: string) => pattern.replace(/^\/\^?|\$?\/[a-z]*$/g, '').replace(/\\(.)/g, '$1')

/** The words that stand in a node itself. */
function ownWords(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isRegularExpressionLiteral(node)) return plain(node.text)
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => literal.text).join('')
  return null
}

/** What a call stands on in the end: `expect` of `expect(one).not.toBe(other)`. */
export function rootOf(node: ts.Node): string {
  if (ts.isIdentifier(node)) return node.text
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) return rootOf(node.expression)
  return ''
}

const isExpect = (node: ts.CallExpression): boolean => rootOf(node) === 'expect'

/** `expect(subject)` itself, without its matcher. */
const isSubject = ({ expression }: ts.CallExpression): boolean =>
  /^expect(\.(soft|poll))?$/.test(expression.getText())

/** Matchers that hold where something is seen, and those that hold where it is not. */
const SEEN =
  /^to(BeVisible|BeInTheDocument|BeAttached|BeTruthy|BeInViewport|Have(Text|TextContent)|Contain(Text)?|Match)$/
const UNSEEN = /^to(BeNull|BeFalsy|BeHidden|BeUndefined)$/
const COUNT = /^toHave(Count|Length)$/

/** Whether an expectation holds only while what it names is not there: of a text it shows nothing. */
function saysAbsence(node: ts.CallExpression): boolean {
  const matcher = methodOf(node)
  const none = COUNT.test(matcher) && node.arguments[0]?.getText() === '0'
  const negated = /\.not\s*\.\w+$/.test(node.expression.getText())
  return negated ? SEEN.test(matcher) : none || UNSEEN.test(matcher)
}

const passedOver = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node) ||
  ts.isTypeNode(node) ||
  (ts.isCallExpression(node) && (INPUT.test(methodOf(node)) || (isExpect(node) && saysAbsence(node))))

/** Adds everything that a node names. `sent`: an object in it is what somebody sends, and says nothing of what comes back. */
export function collect(node: ts.Node, into: Named, sent = false): void {
  if (passedOver(node) || (sent && ts.isObjectLiteralExpression(node))) return
  const own = ownWords(node)
  if (own !== null) into.words.add(own)
  if (ts.isIdentifier(node)) into.used.add(node.text)
  let inside = sent
  if (ts.isCallExpression(node)) inside = isSubject(node) || (sent && !QUERY.test(methodOf(node)))
  ts.forEachChild(node, (child) => collect(child, into, inside))
}

const canFail = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && (isExpect(node) || QUERY.test(methodOf(node)))

/** Whether something in a node would fail. */
export const asserts = (node: ts.Node): boolean => canFail(node) || (ts.forEachChild(node, asserts) ?? false)

/** Whether something in a node would fail for want of what it names. */
export const assertsPresence = (node: ts.Node): boolean =>
  !(ts.isCallExpression(node) && isExpect(node) && saysAbsence(node)) &&
  (canFail(node) || (ts.forEachChild(node, assertsPresence) ?? false))

/**
 * Adds what a node asserts: what stands in an `expect(…)`, in a query, in the call of a helper that has either, and the
 * list that a loop of them goes through. Identifiers outside of these go to `passed`.
 */
export function collectAsserted(
  node: ts.Node,
  into: Named,
  passed: Set<string>,
  isHelper: (name: string) => boolean,
): void {
  const within = (child: ts.Node): void => {
    if (passedOver(child)) return
    if (ts.isCallExpression(child) && isExpect(child)) {
      collect(child, into)
      return
    }
    if (ts.isIdentifier(child)) passed.add(child.text)
    if (ts.isForOfStatement(child) && assertsPresence(child.statement)) collect(child.expression, into, true)
    if (ts.isCallExpression(child) && (QUERY.test(methodOf(child)) || isHelper(rootOf(child))))
      for (const argument of child.arguments) collect(argument, into)
    ts.forEachChild(child, within)
  }
  within(node)
}
