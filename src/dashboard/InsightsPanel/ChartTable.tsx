import { ChevronRight } from 'lucide-react'
import { DataTable } from '@/ui/DataTable/DataTable'
import styles from './ChartTable.module.css'
import type { ChartModel } from './chartModel'

/** The chart's numbers as a table, latest day first, behind a disclosure. */
export function ChartTable({ model: { points, sample } }: { model: ChartModel }) {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        <ChevronRight className={styles.chevron} aria-hidden="true" />
        Show as table
      </summary>
      <div className={styles.table}>
        <DataTable
          caption={sample ? 'Sample data: revenue by day' : 'Revenue by day'}
          columns={[
            { key: 'label', header: 'Day' },
            { key: 'text', header: 'Revenue', align: 'end' },
          ]}
          rows={points.toReversed()}
          rowKey={({ day }) => day}
        />
      </div>
    </details>
  )
}
