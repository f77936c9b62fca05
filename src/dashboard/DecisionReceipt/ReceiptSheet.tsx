import { createPortal } from 'react-dom'
import { STUDIO } from '@/content/studio'
import { useRuntime } from '@/runtime/RuntimeProvider'
import type { Receipt } from '../decision/receipts'
import styles from './DecisionReceipt.module.css'
import { ReceiptFacts } from './ReceiptFacts'
import { LABEL } from './receiptText'

/** The one page that is printed: while it is there, paper shows nothing else. */
export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { portalContainer } = useRuntime()
  return createPortal(
    <div className={styles.sheet} data-print>
      <p className={styles.studio}>{STUDIO.name}</p>
      <p className={styles.sheetTitle}>Decision receipt</p>
      <p className={styles.work}>{receipt.title}</p>
      <ReceiptFacts receipt={receipt} />
      <p className={styles.label}>{LABEL}. The studio keeps its own.</p>
    </div>,
    portalContainer ?? document.body,
  )
}
