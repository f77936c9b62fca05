import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { handlersIn } from '../ledger/answered'
import { buildLedger, cellName, readSources, type Sources } from '../ledger/build'
import { literalOf, productIn } from '../ledger/said'
import { parse, storiesIn } from '../ledger/scan'

/** Read once for all tests of the ledger. */
export const sources = readSources()

/** The cells that nobody fills, and that no exception covers. */
const emptyIn = (of: Sources): string[] =>
  buildLedger(of).sheets.flatMap(({ id, cells }) =>
    cells.flatMap((cell) => (cell.by.length > 0 || cell.exception ? [] : [`${id}: ${cellName(cell)}`])),
  )

const already = new Set(emptyIn(sources))

/** The cells that are empty in a copy and not in the house itself, of which ledger.test.ts tells. */
export const emptyCells = (of: Sources): string[] => emptyIn(of).filter((cell) => !already.has(cell))

/** The text of a file with some of its nodes cut out. */
function cut(file: string, isWanted: (node: ts.Node) => boolean): string {
  const text = readFileSync(file, 'utf8')
  const found: ts.Node[] = []
  const visit = (node: ts.Node): void => {
    if (isWanted(node)) found.push(node)
    else ts.forEachChild(node, visit)
  }
  visit(parse(file, text))
  if (found.length === 0) throw new Error(`${file} has nothing like that to be cut out.`)
  return found.reduceRight((left, node) => {
    const literal = ts.isStringLiteralLike(node) ? "''" : ''
    // A part of an object goes with its comma.
    const end = ts.isPropertyAssignment(node) && text[node.end] === ',' ? node.end + 1 : node.end
    return left.slice(0, node.getStart()) + literal + left.slice(end)
  }, text)
}

/** A copy of the sources in which a text stands nowhere in the product. */
export function withoutText(text: string): Sources {
  const left = (file: string) => cut(file, (node) => literalOf(node) === text)
  const product = sources.product.map((one) =>
    one.texts.has(text) ? productIn(one.file, left(one.file)) : one,
  )
  return { ...sources, product }
}

/** A copy in which an export of a file of stories is deleted. */
export function withoutStory(id: string): Sources {
  const { file = '', name } = sources.stories.find((story) => story.id === id) ?? {}
  const left = cut(
    file,
    (node) =>
      ts.isVariableStatement(node) &&
      node.declarationList.declarations.some((one) => one.name.getText() === name),
  )
  const others = sources.stories.filter((story) => story.file !== file)
  return { ...sources, stories: [...others, ...storiesIn(file, left)] }
}

/** A copy in which the faked backend has no handler for an operation. */
export function withoutHandler(operation: string): Sources {
  const left = (file: string) =>
    cut(file, (node) => ts.isPropertyAssignment(node) && node.name.getText() === operation)
  const handlers = sources.handlers.map((one) =>
    one.operations.has(operation) ? handlersIn(one.file, left(one.file)) : one,
  )
  return { ...sources, handlers }
}
