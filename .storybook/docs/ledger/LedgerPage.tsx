import { ledger } from 'virtual:ledger'
import { BY_HAND, fieldByHand, useCopy } from '@mocks/panel/useCopy'
import { useState } from 'react'
import { keyOf, toMarkdown } from '../../../ledger/marks'
import type { Sheet } from '../../../ledger/types'
import styles from './ledger.module.css'
import { SheetTable } from './SheetTable'
import { useMarks } from './useMarks'

const shown = ({ cells }: Sheet) => cells.filter(({ by }) => by.length > 0).length
const excepted = ({ cells }: Sheet) => cells.filter(({ exception }) => exception).length

function download(text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/markdown' }))
  link.download = 'review.md'
  link.click()
  URL.revokeObjectURL(link.href)
}

/** What must be shown and who shows it, with a reviewer's marks. */
export function LedgerPage() {
  const [marks, mark, clear] = useMarks()
  const [clearing, setClearing] = useState(false)
  const [latest, copy] = useCopy()
  const marked = (sheet: Sheet) => sheet.cells.filter((cell) => marks[keyOf(sheet.id, cell)]).length
  const text = () => toMarkdown(ledger, marks)
  // What was copied before another mark is not this review.
  const copied = latest?.text === text() ? latest : null
  return (
    <div className={`sb-unstyled ${styles.page}`}>
      <dl className={styles.sums}>
        {ledger.sheets.map((sheet) => (
          <div key={sheet.id}>
            <dt>{sheet.title}</dt>
            <dd>
              {shown(sheet)} <small>of {sheet.cells.length}</small>
              {excepted(sheet) > 0 && <small>{excepted(sheet)} not needed</small>}
            </dd>
          </div>
        ))}
        <div>
          <dt>Stories</dt>
          <dd>{ledger.stories}</dd>
        </div>
      </dl>
      <div className={styles.tools}>
        <button type="button" onClick={() => download(text())}>
          Download the review as Markdown
        </button>
        <button type="button" onClick={() => void copy(text())}>
          {copied && !copied.refused ? 'Copied' : 'Copy it'}
        </button>
        <button
          type="button"
          disabled={Object.keys(marks).length === 0}
          onBlur={() => setClearing(false)}
          onClick={() => {
            if (clearing) clear()
            setClearing(!clearing)
          }}
        >
          {clearing ? 'Clear them for good' : 'Clear all marks'}
        </button>
      </div>
      <p role="status" className={styles.refused}>
        {copied?.refused ? BY_HAND : null}
      </p>
      {copied?.refused ? <textarea className={styles.byHand} {...fieldByHand(text())} /> : null}
      {ledger.sheets.map((sheet) => (
        <details key={sheet.id} className={styles.sheet}>
          <summary>
            <h2>{sheet.title}</h2>
            <span>
              {marked(sheet)} of {sheet.cells.length} marked
            </span>
          </summary>
          <SheetTable sheet={sheet} marks={marks} onMark={mark} />
        </details>
      ))}
    </div>
  )
}
