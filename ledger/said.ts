import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { filesIn, parse } from './scan'

/** A file of the product and the literals in it that a person may come to read. */
export interface ProductSource {
  file: string
  texts: ReadonlySet<string>
}

/** What shows and tries the product, and what is generated from the contract. */
const NOT_PRODUCT = /\.(stories|test)\.tsx?$|\.d\.ts$|\/stories\/|\/test[A-Z]\w*\.tsx?$/

const COMPARISONS: readonly ts.SyntaxKind[] = [
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]

/** `error !== 'Send failed'` says nothing. */
const isCompared = ({ parent }: ts.Node): boolean =>
  ts.isCaseClause(parent) ||
  (ts.isBinaryExpression(parent) && COMPARISONS.includes(parent.operatorToken.kind))

/** `contactPath({ subject: 'Other' })` is an address. */
const makesPath = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && /Path$/.test(node.expression.getText())

/** Types, imports and addresses: nobody reads them. */
const passedOver = (node: ts.Node): boolean =>
  ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || makesPath(node)

/** The words of a literal or of what stands between two tags; `{}` for what the moment fills in. */
export function literalOf(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return node.text.replace(/\s+/g, ' ').trim() || null
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('')
  return ts.isStringLiteralLike(node) && !isCompared(node) ? node.text : null
}

/** What one file of the product says. */
export function productIn(file: string, text: string): ProductSource {
  const texts = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (passedOver(node)) return
    const literal = literalOf(node)
    if (literal !== null) texts.add(literal)
    ts.forEachChild(node, visit)
  }
  visit(parse(file, text))
  return { file, texts }
}

/** What the product says, file by file. */
export const scanProduct = (): ProductSource[] =>
  filesIn('src', /\.tsx?$/)
    .filter((file) => !NOT_PRODUCT.test(file))
    .map((file) => productIn(file, readFileSync(file, 'utf8')))

/** Whether the product says a text of the specification, as a literal of its own and not as a part of another one. */
export function saysWith(product: readonly ProductSource[]): (text: string) => boolean {
  const all = new Set(product.flatMap(({ texts }) => [...texts]))
  return (text) => all.has(text.replace(/\{\w+\}/g, '{}'))
}
