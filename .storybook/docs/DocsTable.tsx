import type { ReactNode } from 'react'
import styles from './docs.module.css'

export interface DocsTableProps {
  head: readonly string[]
  /** The first cell heads its row; its text is unique. */
  rows: readonly (readonly [string, ...ReactNode[]])[]
  /** The first cells are names in the code. */
  code?: boolean
}

/** A table on a Docs page: Storybook's MDX knows none of Markdown's. */
export function DocsTable({ head, rows, code = false }: DocsTableProps) {
  return (
    <table className={`sb-unstyled ${styles.table}`}>
      <thead>
        <tr>
          {head.map((words) => (
            <th key={words} scope="col">
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...rest]) => (
          <tr key={first}>
            <th scope="row">{code ? <code>{first}</code> : first}</th>
            {rest.map((cell, index) => (
              <td key={head[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
