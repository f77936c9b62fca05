import { formatDay } from '@/lib/dates'
import { keyed } from '@/lib/keyed'
import { DECISIONS, type Receipt } from '../decision/receipts'
import styles from './DecisionReceipt.module.css'
import { priceOf, whenOf } from './receiptText'

/** What was decided, when, at what price and in whose words. */
export function ReceiptFacts({ receipt }: { receipt: Receipt }) {
  const { decision, at, by, comment, changes, deadline } = receipt
  return (
    <dl className={styles.facts}>
      <dt>Decision</dt>
      <dd>{DECISIONS[decision]}</dd>
      <dt>When</dt>
      <dd>
        <time dateTime={new Date(at).toISOString()}>{whenOf(receipt)}</time>
      </dd>
      <dt>Price</dt>
      <dd>{priceOf(receipt)}</dd>
      {by ? (
        <>
          <dt>By</dt>
          <dd>{by}</dd>
        </>
      ) : null}
      {comment ? (
        <>
          <dt>Comment</dt>
          <dd className={styles.words}>{comment}</dd>
        </>
      ) : null}
      {changes.length > 0 ? (
        <>
          <dt>Changes</dt>
          <dd>
            <ol className={styles.changes}>
              {keyed(changes).map(({ key, text }) => (
                <li key={key}>{text}</li>
              ))}
            </ol>
          </dd>
        </>
      ) : null}
      {deadline ? (
        <>
          <dt>New deadline</dt>
          <dd>{formatDay(deadline, { year: true })}</dd>
        </>
      ) : null}
    </dl>
  )
}
