import { useQuery } from '@tanstack/react-query'
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden'
import { DECISIONS } from '../decision/receipts'
import { useReceipts } from '../decision/useReceipts'
import type { DecidedListProps } from './DecidedList'
import { receiptsCode } from './loadReceipts'

/** The decisions that were taken on this device, until each is dismissed. Without any, their code is not loaded. */
export function DecidedHere(props: DecidedListProps) {
  const { list, latest } = useReceipts()
  const { data: DecidedList } = useQuery({ ...receiptsCode, enabled: list.length > 0 })
  const newest = list.find(({ id }) => id === latest)
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {newest ? `Receipt kept: ${DECISIONS[newest.decision]}, ${newest.title}.` : ''}
        </span>
      </VisuallyHidden>
      {DecidedList && list.length > 0 ? <DecidedList {...props} /> : null}
    </>
  )
}
