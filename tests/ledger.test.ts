import { operations } from '@mocks/contract/operations'
import { allResolvers } from '@mocks/handlers/all'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { collectAsserted } from '../ledger/asserted'
import { buildLedger, cellName } from '../ledger/build'
import { BULLETS } from '../ledger/bullets'
import { EXCEPTIONS } from '../ledger/exceptions'
import { goneStories, howToForget, howToRecord, unrecordedFiles } from '../ledger/recorded'
import { productIn, saysWith } from '../ledger/said'
import { storiesIn } from '../ledger/scan'
import { TEXTS } from '../ledger/texts'
import { sources } from './ledgerCopies'

const ledger = buildLedger(sources)
const filled = ({ by, exception }: { by: string[]; exception?: string }) => by.length > 0 || exception

describe('the coverage ledger', () => {
  it.each(ledger.sheets)('has no empty cell: $title', ({ cells }) => {
    expect(cells.length).toBeGreaterThan(0)
    const empty = cells.filter((cell) => !filled(cell))
    const named = empty.map((cell) => [cellName(cell), ...(cell.missing ?? [])].join(' — '))
    expect(named, howToRecord(sources)).toEqual([])
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
    const said = saysWith(sources.product)
    expect(TEXTS.map(({ text }) => text).filter((text) => !said(text))).toEqual([])
  })

  it('takes for said what stands whole in a literal or between tags, and is no comment, type, address or comparison', () => {
    const source = `
      import { Imported } from 'Imported'
      // 'In a comment'
      type Kind = 'In a type' | Record<'In a record', string>
      const heading = cond ? 'Chosen' : 'Longer than asked'
      if (error !== 'Compared') say(\`Set to \${status}\`)
      const link = contactPath({ subject: 'In an address' })
      const page = <p title="As an attribute">{heading} Between
        tags</p>`
    const said = saysWith([productIn('a.tsx', source)])
    const texts = [
      ...['Chosen', 'Set to {status}', 'As an attribute', 'Between tags'],
      ...['Longer', 'Imported', 'In a comment', 'In a type', 'In a record', 'Compared', 'In an address'],
    ]
    expect(texts.filter(said)).toEqual(['Chosen', 'Set to {status}', 'As an attribute', 'Between tags'])
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
      for (const text of ['Looped in vain']) expect(screen.queryByText(text)).toBeNull()
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

  it('takes a story for a proof if something in it could fail, in its own play or in what that calls', () => {
    const source = `
      const gone = (text) => waitFor(() => expect(screen.queryByText(text)).toBeNull())
      const seen = (text) => screen.findByText(text)
      export const Silent = { args: { text: 'Given' } }
      export const Busy = { play: ({ userEvent }) => userEvent.tab() }
      export const Told = { play: () => seen('Told') }
      export const Gone = { play: () => gone('Gone') }
      export const Like = { ...Told, globals: {} }`
    const stories = storiesIn('src/site/A/A.stories.tsx', source.replace(/^ +/gm, ''))
    expect(stories.map(({ name, asserts, words }) => [name, asserts, [...words]])).toEqual([
      ['Silent', false, []],
      ['Busy', false, []],
      ['Told', true, ['Told']],
      ['Gone', true, []],
      ['Like', true, ['Told']],
    ])
  })

  it('counts no story that has not run', () => {
    const empty = buildLedger({ ...sources, seen: {} })
    const by = empty.sheets.flatMap(({ cells }) => cells.flatMap((cell) => cell.by))
    expect(by.filter((one) => !one.includes('/'))).toEqual([])
  })

  it('counts on no story that is gone', () => {
    expect(goneStories(sources), howToForget(sources)).toEqual([])
  })

  // A new story is recorded by its first run, as a new snapshot is; in CI it must have been.
  it.runIf(process.env.CI)('knows every story', () => {
    expect(unrecordedFiles(sources), howToRecord(sources)).toEqual([])
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
