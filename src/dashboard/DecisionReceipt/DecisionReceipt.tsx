import { ChevronDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { STUDIO } from '@/content/studio'
import { relativeTime } from '@/lib/dates'
import { useOutput } from '@/runtime/useOutput'
import { Button } from '@/ui/Button/Button'
import { DecisionIcon } from '../decision/DecisionIcon/DecisionIcon'
import { DECISIONS, type Receipt } from '../decision/receipts'
import styles from './DecisionReceipt.module.css'
import { ReceiptFacts } from './ReceiptFacts'
import { ReceiptSheet } from './ReceiptSheet'
import { LABEL, priceOf, receiptFileName, receiptText } from './receiptText'

export interface DecisionReceiptProps {
  receipt: Receipt
  /** Epoch ms. */
  now: number
  /** Stands unfolded at first: the decision was just taken. */
  unfolded?: boolean
  onDismiss: () => void
}

/** A decided work, folded into one line; unfolded it says all of it, and can be taken along. */
export function DecisionReceipt({ receipt, now, unfolded = false, onDismiss }: DecisionReceiptProps) {
  const output = useOutput()
  const [said, say] = useState('')
  const [printing, setPrinting] = useState(false)

  useEffect(() => {
    if (!printing) return
    const done = () => setPrinting(false)
    output.print().then(done, done)
  }, [printing, output])

  const copy = async () => {
    const copied = await output.copy(receiptText(receipt, STUDIO.name))
    say(copied ? 'Copied.' : 'The browser does not let it be copied. Download it instead.')
  }
  const download = () => {
    output.save(receiptFileName(receipt), receiptText(receipt, STUDIO.name))
    say('Downloaded.')
  }
  const named = (action: string) => `${action} the receipt: ${receipt.title}`
  return (
    <details className={styles.receipt} open={unfolded}>
      <summary className={styles.summary}>
        <DecisionIcon decision={receipt.decision} />
        <span className={styles.what}>
          <span className={styles.work}>{receipt.title}</span>
          <span className={styles.line}>
            <span className={styles.decision}>{DECISIONS[receipt.decision]}</span>
            <span aria-hidden="true"> · </span>
            {priceOf(receipt)}
            <span aria-hidden="true"> · </span>
            {relativeTime(new Date(receipt.at).toISOString(), now)}
          </span>
        </span>
        <ChevronDown className={styles.fold} aria-hidden="true" />
      </summary>
      <div className={styles.body}>
        <ReceiptFacts receipt={receipt} />
        <div className={styles.actions}>
          <Button size="sm" variant="outline" aria-label={named('Copy')} onClick={() => void copy()}>
            Copy
          </Button>
          <Button size="sm" variant="outline" aria-label={named('Print')} onClick={() => setPrinting(true)}>
            Print
          </Button>
          <Button size="sm" variant="outline" aria-label={named('Download')} onClick={download}>
            Download
          </Button>
          <Button size="sm" variant="quiet" aria-label={named('Dismiss')} onClick={onDismiss}>
            Dismiss
          </Button>
          <span className={styles.said} role="status">
            {said}
          </span>
        </div>
        <p className={styles.label}>{LABEL}. The studio keeps its own.</p>
      </div>
      {printing ? <ReceiptSheet receipt={receipt} /> : null}
    </details>
  )
}
