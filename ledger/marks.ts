import type { Cell, Ledger } from './types'

/** What a reviewer says of a cell. */
export interface Mark {
  verdict: 'open' | 'seen' | 'accepted'
  remark: string
}

/** By the cell's key. */
export type Marks = Readonly<Record<string, Mark>>

export const OPEN: Mark = { verdict: 'open', remark: '' }

export const keyOf = (sheet: string, { row, column }: Cell) => `${sheet} / ${row} / ${column}`

/** With one cell marked; an open one without a remark is none. */
export function withMark(marks: Marks, key: string, mark: Mark): Marks {
  const { [key]: _, ...others } = marks
  return mark.verdict === 'open' && mark.remark.trim() === '' ? others : { ...others, [key]: mark }
}

/** Reads what was kept; what cannot be read is no mark. */
export function readMarks(text: string | null): Marks {
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(
      Object.entries(kept as Record<string, Partial<Mark>>).flatMap(([key, mark]) =>
        mark?.verdict === 'open' || mark?.verdict === 'seen' || mark?.verdict === 'accepted'
          ? [[key, { verdict: mark.verdict, remark: String(mark.remark ?? '') }]]
          : [],
      ),
    )
  } catch {
    return {}
  }
}

/** What would end a cell of a Markdown table. */
const inCell = (text: string) => text.replaceAll('|', '\\|').replace(/\s+/g, ' ').trim()

/** The review as Markdown: how far it has come, and what was said. */
export function toMarkdown({ sheets }: Ledger, marks: Marks): string {
  const parts = sheets.map(({ id, title, cells }) => {
    const marked = cells.map((cell) => ({ cell, mark: marks[keyOf(id, cell)] ?? OPEN }))
    const count = (verdict: Mark['verdict']) => marked.filter(({ mark }) => mark.verdict === verdict).length
    const lines = marked
      .filter(({ mark }) => mark !== OPEN)
      .map(
        ({ cell, mark }) =>
          `| ${inCell(cell.row)} | ${inCell(cell.column)} | ${mark.verdict} | ${inCell(mark.remark)} |`,
      )
    const sum = `${count('accepted')} accepted, ${count('seen')} seen, ${count('open')} open of ${cells.length}.`
    const table = ['| What | State | Verdict | Remark |', '| --- | --- | --- | --- |', ...lines]
    return [`## ${title}`, '', sum, ...(lines.length > 0 ? ['', ...table] : [])].join('\n')
  })
  return `# Review\n\n${parts.join('\n\n')}\n`
}
