import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { parse } from '../ledger/scan'
import { ENTRIES } from '../src/app/manifest'
import { matchEntry } from '../src/app/router/matchEntry'
import { sources } from './ledgerCopies'

const ROUTES = 'src/app/routes.tsx'

/** The screen that the app shows at each route by its id: what `ProjectScreen` or `LoginRoute` stands for. */
function screensShown(): Map<string, string> {
  const said = new Map<string, ts.Expression>()
  for (const statement of parse(ROUTES, readFileSync(ROUTES, 'utf8')).statements)
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (initializer) said.set(name.getText(), initializer)
  const table = said.get('SCREENS')
  if (!table || !ts.isObjectLiteralExpression(table)) throw new Error(`${ROUTES} has no SCREENS.`)
  return new Map(
    table.properties.map((property) => {
      const id = property.name?.getText() ?? ''
      const loader = ts.isPropertyAssignment(property) ? property.initializer.getText() : id
      const [, name = ''] = /(\w+?)(?:Screen|Route)'/.exec(said.get(loader)?.getText() ?? loader) ?? []
      return [id, `${name}Screen`]
    }),
  )
}

const shown = screensShown()

/** What a file of stories says of its paths that is not so: the ledger would count another screen's route as shown. */
const foreignClaims = (title: string, text: string): string[] =>
  [...text.matchAll(/\broute: '([^'?#]*)/g)].flatMap(([, path = '']) => {
    const id = ENTRIES.find(([, entry]) => matchEntry(entry, path))?.[0]
    const screen = id && shown.get(id)
    return screen && !title.split('/').includes(screen) ? [`${title} at ${path}, where ${screen} stands`] : []
  })

describe('the paths at which stories of screens stand', () => {
  it('are known: every route that leads nowhere else shows a screen', () => {
    const ids = ENTRIES.flatMap(([id, { redirect }]) => (redirect ? [] : [id]))
    expect([...shown.keys()].sort()).toEqual(ids.sort())
    expect([...shown.values()]).not.toContain('Screen')
  })

  it('are those at which the app shows that screen', () => {
    const titles = new Map(sources.stories.map(({ file, title }) => [file, title]))
    const screens = [...titles].filter(([, title]) => /Screen(\/|$)/.test(title))
    expect(screens.length).toBeGreaterThan(20)
    expect(screens.flatMap(([file, title]) => foreignClaims(title, readFileSync(file, 'utf8')))).toEqual([])
  })

  it('would be noticed if they were not', () => {
    expect(foreignClaims('site/InvoicesScreen', "parameters: { route: '/' }")).toEqual([
      'site/InvoicesScreen at /, where HomeScreen stands',
    ])
    expect(foreignClaims('site/HomeScreen', "parameters: { route: '/?tab=logos' }")).toEqual([])
  })
})
