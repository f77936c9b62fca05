import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { filesIn, parse } from './scan'

/** A file of handlers and the operations that it answers. */
export interface HandlerSource {
  file: string
  operations: ReadonlySet<string>
}

/** The operations that stand in the `resolvers({ … })` of a file. */
export function handlersIn(file: string, text: string): HandlerSource {
  const operations = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'resolvers')
      for (const map of node.arguments.filter(ts.isObjectLiteralExpression))
        for (const { name } of map.properties) if (name && ts.isIdentifier(name)) operations.add(name.text)
    ts.forEachChild(node, visit)
  }
  visit(parse(file, text))
  return { file, operations }
}

/** What the faked backend answers, file by file. */
export const scanHandlers = (): HandlerSource[] =>
  filesIn('mocks/handlers', /(?<!\.test)\.ts$/).map((file) => handlersIn(file, readFileSync(file, 'utf8')))
