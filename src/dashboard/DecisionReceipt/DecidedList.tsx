import { type RefObject, useRef } from 'react'
import { isSecondClick } from '@/lib/press'
import { useReceipts } from '../decision/useReceipts'
import { DecisionReceipt } from './DecisionReceipt'
import styles from './DecisionReceipt.module.css'

export interface DecidedListProps {
  /** Epoch ms. */
  now: number
  /** Takes the focus when the last receipt is dismissed. */
  heading: RefObject<HTMLElement | null>
}

/** The rest of a double click falls on whatever has moved up since: it takes the focus nowhere. */
const keepFocus = () =>
  document.addEventListener('mousedown', (event) => isSecondClick(event) && event.preventDefault(), {
    capture: true,
    once: true,
  })

/** The receipts of this device, the latest unfolded. */
export function DecidedList({ now, heading }: DecidedListProps) {
  const { list, latest, dismiss } = useReceipts()
  const title = useRef<HTMLHeadingElement>(null)

  const onDismiss = (id: string) => {
    const target = list.length > 1 ? title.current : heading.current
    dismiss(id)
    keepFocus()
    target?.focus()
  }
  return (
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
  )
}
