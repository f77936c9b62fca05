import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useRuntime } from '@/runtime/RuntimeProvider'

/**
 * The code of what is being opened, once it is there. Where it cannot be had, that is said and `onFail` closes what was
 * asked for, so that it can be asked for again. `what` begins the sentence: "The form".
 */
export function useLateCode<T>(code: UseQueryOptions<T>, open: boolean, what: string, onFail: () => void) {
  const { network, toasts } = useRuntime()
  const { data, isError } = useQuery({ ...code, enabled: open })
  const failed = isError && open
  const tell = useEffectEvent(() => {
    const goOn = network.online() ? 'Try again.' : 'You are offline.'
    toasts.add({ text: `${what} could not be loaded. ${goOn}`, tone: 'error', place: 'bottom-center' })
    onFail()
  })
  useEffect(() => {
    if (failed) tell()
  }, [failed])
  return data
}
