import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { submissionKeys, submissions } from '@/api/submissions'
import { useApi } from '@/runtime/DataProvider/DataProvider'

/**
 * The rounds of a work, asked for whenever its desk opens. Those from before a decision are never taken for the newest:
 * they are shown only where no others can be had, and `failed` says so. Others stay while newer ones are looked for.
 */
export function useRounds(work: string, open: boolean) {
  const client = useQueryClient()
  const [decided] = useState(() => {
    const known = client.getQueryState(submissionKeys.of(work))
    return known?.isInvalidated ? known.dataUpdatedAt : null
  })
  const query = useQuery({ ...submissions(useApi(), work), enabled: open })
  const passed = query.dataUpdatedAt === decided && !query.isError
  return {
    /** Undefined while they are on their way. */
    rounds: passed ? undefined : query.data,
    /** The last try failed: rounds that are there may be old. */
    failed: query.isError,
    fetching: query.isFetching,
    retry: () => void query.refetch(),
  }
}
