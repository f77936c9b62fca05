import { type RefObject, useState } from 'react'

export interface Load {
  error: Error | null
  isPending: boolean
  isFetching: boolean
  /** How often it failed so far; while it is asked for again, `error` is gone. */
  errorUpdateCount: number
  refetch(): Promise<{ isError: boolean }>
}

/**
 * The way to ask again for those loads that failed. The button stays while they are asked for, or it would take the
 * keyboard's place along; when all went well and the person did not go on meanwhile, the heading takes the focus.
 */
export function useRetry(loads: readonly Load[], heading: RefObject<HTMLElement | null>) {
  const [asking, setAsking] = useState(false)
  const retrying = asking || loads.some((load) => load.isPending && load.errorUpdateCount > 0)

  async function retry() {
    const stood = [document.activeElement, document.body]
    setAsking(true)
    const answers = await Promise.all(loads.filter(({ error }) => error).map((load) => load.refetch()))
    setAsking(false)
    if (answers.every(({ isError }) => !isError) && stood.includes(document.activeElement))
      heading.current?.focus()
  }

  return {
    /** Something could not be loaded, or is being asked for again. */
    failed: retrying || loads.some(({ error }) => error),
    retrying,
    retry: () => void retry(),
  }
}
