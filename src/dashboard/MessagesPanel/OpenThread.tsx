import { useQuery } from '@tanstack/react-query'
import type { Conversation } from '@/api/conversations'
import { ErrorState } from '@/ui/ErrorState/ErrorState'
import { lateCode } from '../parts/lateCode'
import { ThreadSkeleton } from '../Thread/ThreadSkeleton'

/** The code of an open conversation, which comes with the first one. */
const threadCode = lateCode('thread', async () => (await import('../Thread/Thread')).Thread)

interface OpenThreadProps {
  conversation: Conversation
  onClose: () => void
}

/** A conversation that stands open, once its code is there. */
export function OpenThread({ conversation, onClose }: OpenThreadProps) {
  const { data: Thread, errorUpdateCount, isFetching, refetch } = useQuery(threadCode)
  if (Thread) return <Thread key={conversation._id} conversation={conversation} onClose={onClose} />
  if (errorUpdateCount === 0) return <ThreadSkeleton />
  // Stays while it is asked for again, or the button would take the keyboard's place along.
  return (
    <ErrorState onRetry={() => void refetch()} busy={isFetching}>
      Could not load
    </ErrorState>
  )
}
