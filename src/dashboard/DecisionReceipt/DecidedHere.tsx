import { type RefObject, useRef } from 'react'
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden'
import { DecisionReceipt } from './DecisionReceipt'
import styles from './DecisionReceipt.module.css'
import { DECISIONS } from './receiptText'
import { useReceipts } from './useReceipts'

export interface DecidedHereProps {
  /** Epoch ms. */
  now: number
  /** Takes the focus when the last receipt is dismissed. */
  heading: RefObject<HTMLElement | null>
}

/** The decisions that were taken on this device, until each is dismissed; the latest stands unfolded. */
export function DecidedHere({ now, heading }: DecidedHereProps) {
  const { list, latest, dismiss } = useReceipts()
  const title = useRef<HTMLHeadingElement>(null)
  const newest = list.find(({ id }) => id === latest)

  const onDismiss = (id: string) => {
    const target = list.length > 1 ? title.current : heading.current
    dismiss(id)
    target?.focus()
  }
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {newest ? `Receipt kept: ${DECISIONS[newest.decision]}, ${newest.title}.` : ''}
        </span>
      </VisuallyHidden>
      {list.length > 0 ? (
        <div className={styles.decided}>
          <h3 className={styles.title} ref={title} tabIndex={-1}>
            Decided on this device
          </h3>
          {list.map((receipt) => (
            <DecisionReceipt
              key={receipt.id}
              receipt={receipt}
              now={now}
              unfolded={receipt.id === latest}
              onDismiss={() => onDismiss(receipt.id)}
            />
          ))}
        </div>
      ) : null}
    </>
  )
}
