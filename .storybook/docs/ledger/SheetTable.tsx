import { keyOf, type Mark, type Marks, OPEN } from '../../../ledger/marks'
import type { Cell, Sheet } from '../../../ledger/types'
import styles from './ledger.module.css'

/** How many of the stories of a cell are named; the others are as good. */
const NAMED = 2

const isStory = (by: string) => !by.includes('/')

function Shown({ by, exception, missing }: Cell) {
  if (exception) return <span className={styles.exception}>Not needed: {exception}</span>
  if (by.length === 0)
    return <strong className={styles.empty}>Nobody shows {missing?.join(', ') ?? 'it'}</strong>
  const named = [...by].sort((a, b) => Number(isStory(b)) - Number(isStory(a))).slice(0, NAMED)
  return (
    <>
      {named.map((one) =>
        isStory(one) ? (
          <a key={one} href={`./?path=/story/${one}`} target="_top">
            {one}
          </a>
        ) : (
          <code key={one}>{one}</code>
        ),
      )}
      {by.length > NAMED && <span className={styles.more}>and {by.length - NAMED} more</span>}
    </>
  )
}

interface RowProps {
  name: string
  cell: Cell
  mark: Mark
  onMark: (mark: Mark) => void
}

function Row({ name, cell, mark, onMark }: RowProps) {
  return (
    <tr data-verdict={mark.verdict}>
      <th scope="row">
        {cell.row} <b>{cell.column}</b>
      </th>
      <td className={styles.by}>
        <Shown {...cell} />
      </td>
      <td>
        <select
          aria-label={`Verdict on ${name}`}
          value={mark.verdict}
          onChange={({ currentTarget }) =>
            onMark({ ...mark, verdict: currentTarget.value as Mark['verdict'] })
          }
        >
          <option value="open">open</option>
          <option value="seen">seen</option>
          <option value="accepted">accepted</option>
        </select>
      </td>
      <td>
        <input
          aria-label={`Remark on ${name}`}
          value={mark.remark}
          onChange={({ currentTarget }) => onMark({ ...mark, remark: currentTarget.value })}
        />
      </td>
    </tr>
  )
}

export interface SheetTableProps {
  sheet: Sheet
  marks: Marks
  onMark: (key: string, mark: Mark) => void
}

/** The cells of one sheet, a line each. */
export function SheetTable({ sheet, marks, onMark }: SheetTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Shown by</th>
          <th scope="col">Verdict</th>
          <th scope="col">Remark</th>
        </tr>
      </thead>
      <tbody>
        {sheet.cells.map((cell) => {
          const key = keyOf(sheet.id, cell)
          return (
            <Row
              key={key}
              name={`${cell.row} ${cell.column}`}
              cell={cell}
              mark={marks[key] ?? OPEN}
              onMark={(mark) => onMark(key, mark)}
            />
          )
        })}
      </tbody>
    </table>
  )
}
