import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { worksToApprove } from '@/api/work'
import { useApi } from '@/runtime/DataProvider/DataProvider'
import { useUnderway } from './useUnderway'

/** What is said where no answer of the server says it. */
export const NO_LONGER_WAITS = 'This work no longer waits for your decision.'

/**
 * Whether a work was decided elsewhere while a dialog about it stands open: a 409 says so, or the list of works to
 * approve, loaded without it. It holds until the dialog is opened again; a list that is on its way or failed says nothing.
 */
export function useDecidedElsewhere(work: string, open: boolean) {
  const { data, isSuccess, isFetching } = useQuery({
    ...worksToApprove(useApi()),
    enabled: false,
  })
  // What is being sent from here takes the work off the list as well: its answer tells what became of it.
  const isSending = useUnderway(work).length > 0
  const isOffList = isSuccess && !isFetching && !data.some(({ _id }) => _id === work)
  const [known, setKnown] = useState<'waits' | 'elsewhere' | 'here'>('waits')
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setKnown('waits')
  } else if (open && isOffList && !isSending && known === 'waits') setKnown('elsewhere')
  return {
    elsewhere: known === 'elsewhere',
    /** The server refused a decision: the work is decided. */
    onRefused: () => setKnown('elsewhere'),
    /** It was decided from here: that it leaves the list is no news. */
    onDecided: () => setKnown('here'),
  }
}

export type DecidedElsewhere = ReturnType<typeof useDecidedElsewhere>
