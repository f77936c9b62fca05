import { readFileSync } from 'node:fs'
import { operations } from '@mocks/contract/operations'
import { allResolvers } from '@mocks/handlers/all'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { collectAsserted } from '../ledger/asserted'
import { buildLedger, cellName, readSources } from '../ledger/build'
import { BULLETS } from '../ledger/bullets'
import { EXCEPTIONS } from '../ledger/exceptions'
import { filesIn } from '../ledger/scan'
import { TEXTS } from '../ledger/texts'

const sources = readSources()
const ledger = buildLedger(sources)
const filled = ({ by, exception }: { by: string[]; exception?: string }) => by.length > 0 || exception

describe('the coverage ledger', () => {
  it.each(ledger.sheets)('has no empty cell: $title', ({ cells }) => {
    expect(cells.length).toBeGreaterThan(0)
    const empty = cells.filter((cell) => !filled(cell))
    expect(empty.map((cell) => [cellName(cell), ...(cell.missing ?? [])].join(' — '))).toEqual([])
  })

  it('has a reason for each exception, and no exception that is not needed', () => {
    const needed = ledger.sheets.flatMap(({ id, cells }) =>
      cells.filter(({ exception }) => exception).map((cell) => `${id} ${cellName(cell)}`),
    )
    const listed = Object.entries(EXCEPTIONS).flatMap(([id, reasons]) =>
      Object.entries(reasons).map(([name, reason]) => {
        expect(reason.length, name).toBeGreaterThan(10)
        return `${id} ${name}`
      }),
    )
    expect(needed.sort()).toEqual(listed.sort())
  })

  it('asks for every text and every line of the specification', () => {
    expect(TEXTS.filter(({ section }) => section === '5')).toHaveLength(18)
    expect(TEXTS.filter(({ section }) => section === '8')).toHaveLength(39)
    expect(BULLETS).toHaveLength(74)
  })

  it('asks for texts that the product says', () => {
    const source = filesIn('src', /\.tsx?$/)
      .filter((file) => !/\.(stories|test)\.tsx?$/.test(file))
      .map((file) => readFileSync(file, 'utf8').replaceAll("\\'", "'"))
      .join('\n')
    const said = (text: string) => source.includes(text.replace('{status}', '${'))
    expect(TEXTS.map(({ text }) => text).filter((text) => !said(text))).toEqual([])
  })

  it('counts a text that is asserted, and none that is only mentioned or not to be there', () => {
    const source = `
      const product = { title: 'Title' }
      await send({ category: 'Sent' })
      expect(await send({ category: 'Asked' })).toEqual({ text: 'Answered' })
      expect(said, 'of it').toEqual(expect.objectContaining({ text: 'Among others' }))
      await waitFor(() => expect(screen.getByRole('alert', { name: 'Shown' })).toBeVisible())
      await userEvent.type(page.getByLabelText('Label'), 'Typed')
      await userEvent.click(page.getByText('Found'))
      await seen('Helped')
      await other('Not helped')
      for (const text of ['Looped']) expect(said(text)).toBe(true)
      await expect(screen.queryByText('Gone')).toBeNull()
      await expect(page.getByText('Hidden')).not.toBeVisible()
      await waitFor(() => expect(list).not.toHaveTextContent('Left out'))
      await expect(page.getByText('None')).toHaveCount(0)
      await expect(screen.queryByText('There')).not.toBeNull()
      await expect(screen.getByRole('button', { name: 'At rest' })).not.toBeDisabled()`
    const into = { words: new Set<string>(), used: new Set<string>() }
    const parsed = ts.createSourceFile('a.ts', source, ts.ScriptTarget.Latest, true)
    collectAsserted(parsed, into, new Set(), (name) => name === 'seen')
    const texts = [...into.words].filter((word) => /^[A-Z]/.test(word))
    expect(texts).toEqual([
      'Answered',
      'Among others',
      'Shown',
      'Found',
      'Helped',
      'Looped',
      'There',
      'At rest',
    ])
  })

  it('counts on no story that is gone', () => {
    const told = new Set(sources.stories.map(({ id }) => id))
    const gone = Object.keys(sources.seen).filter((id) => !told.has(id))
    expect(gone, 'if they are not missed, run `npm run ledger`').toEqual([])
  })

  // A new story is recorded by its first run, as a new snapshot is; in CI it must have been.
  it.runIf(process.env.CI)('knows every story', () => {
    const unknown = sources.stories.map(({ id }) => id).filter((id) => !(id in sources.seen))
    expect(unknown, 'run `npm run ledger -- <their files>`').toEqual([])
  })

  it('has phones that are no wider than phones', () => {
    // A component's Small is a size of its own.
    const ofPhone = (id: string, name: string) =>
      /Mobile$|OnAPhone$|^Phone$/.test(name) || (name === 'Small' && !id.startsWith('ui-'))
    const wide = sources.stories.filter(
      ({ id, name }) => ofPhone(id, name) && (sources.seen[id]?.width ?? 0) >= 768,
    )
    expect(wide.map(({ id }) => id)).toEqual([])
  })

  it('stands on a faked backend that answers every operation', () => {
    expect(Object.keys(allResolvers).sort()).toEqual(operations.map(({ operationId }) => operationId).sort())
  })
})
