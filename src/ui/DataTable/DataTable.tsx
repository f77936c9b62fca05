import { type ReactNode, useId } from 'react'
import { Scroller } from '../Scroller/Scroller'
import styles from './DataTable.module.css'

export interface DataTableColumn<Row> {
  /** Distinguishes the column; the row's field of this name is shown, unless `cell` says otherwise. */
  key: string
  /** The words at the head of the column. */
  header: ReactNode
  /** `end` for numbers, which get figures of one width. */
  align?: 'start' | 'end'
  /** What stands in the cell. */
  cell?: (row: Row) => ReactNode
}

export interface DataTableProps<Row> {
  /** What the table shows; its name. */
  caption: string
  /** The first column heads its row. */
  columns: readonly DataTableColumn<Row>[]
  /** What is shown, a row each, in this order. */
  rows: readonly Row[]
  /** What tells a row from all others: its id. */
  rowKey: (row: Row) => string
  /** What is said in place of rows when there are none. */
  empty?: ReactNode
}

/** A table of data. Too wide for its place, it scrolls inside itself and can be scrolled by keyboard. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  empty = 'Nothing to show.',
}: DataTableProps<Row>) {
  const id = useId()
  const show = (row: Row, { key, cell }: DataTableColumn<Row>) =>
    cell ? cell(row) : ((row as Record<string, ReactNode>)[key] ?? '')
  return (
    <Scroller axis="both" labelledBy={id} className={styles.scroller}>
      <table className={styles.table}>
        <caption id={id} className={styles.caption}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" data-align={column.align}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.length === 0 ? (
            <tr>
              <td colSpan={columns.length} className={styles.empty}>
                {empty}
              </td>
            </tr>
          ) : null}
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column, at) => {
                const Cell = at === 0 ? 'th' : 'td'
                return (
                  <Cell key={column.key} {...(at === 0 ? { scope: 'row' } : {})} data-align={column.align}>
                    {show(row, column)}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}
