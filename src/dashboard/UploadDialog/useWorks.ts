import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { ApiError, isSilent, messageOf } from '@/api/ApiError'
import { adminWorks } from '@/api/work'
import { useApi } from '@/runtime/DataProvider/DataProvider'
import { byDeadline } from '../parts/byDeadline'
import { STATUS_WORDS } from '../parts/statusWords'

/** The server's words for a failure. Those of a session that is over say nothing of works. */
const wordsOf = (error: Error) =>
  isSilent(error) || (error instanceof ApiError && error.status === 401) ? '' : messageOf(error, '')

/**
 * The works that a submission may go to (design section 6): those in progress and those with requested changes.
 * They are the queue's own lists: what is loaded is not asked for again.
 */
export function useWorks() {
  const api = useApi()
  const loads = [
    useQuery({ ...adminWorks(api, 'in_progress'), staleTime: Number.POSITIVE_INFINITY }),
    useQuery({ ...adminWorks(api, 'changes_requested'), staleTime: Number.POSITIVE_INFINITY }),
  ] as const
  const [inProgress, changesRequested] = loads
  const options = useMemo(() => {
    const works = [...(inProgress.data ?? []), ...(changesRequested.data ?? [])]
    // The two lists are asked for one by one, so a work may stand in both.
    const each = new Map(works.map((work) => [work._id, work]))
    return byDeadline([...each.values()]).map((work) => ({
      value: work._id,
      label: `${work.title} (${STATUS_WORDS[work.status].toLowerCase()})`,
    }))
  }, [inProgress.data, changesRequested.data])

  const lacking = loads.filter(({ data }) => !data)
  const retrying = lacking.some(({ isFetching, errorUpdateCount }) => isFetching && errorUpdateCount > 0)
  const errors = lacking.flatMap(({ error }) => error ?? [])
  const [kept, keep] = useState<Error | null>(null)
  const error = errors.find(wordsOf) ?? errors[0] ?? null
  // While they are asked for again there is none, and the words in sight stay.
  if (error && !retrying && error !== kept) keep(error)
  return {
    options,
    loading: lacking.some(({ isPending, errorUpdateCount }) => isPending && errorUpdateCount === 0),
    failed: retrying || lacking.some(({ isError }) => isError),
    retrying,
    /** That the last try failed, and why, where the server gave words to it. */
    failure: ['Failed to load works.', kept && wordsOf(kept)].filter(Boolean).join(' '),
    retry: () => {
      for (const { refetch } of lacking) void refetch()
    },
  }
}

export type Works = ReturnType<typeof useWorks>
