import { useCallback, useEffect, useRef, useState } from 'react'
import { createSearchParams, useLocation, useNavigate } from 'react-router-dom'
import type { Work } from '@/api/work'
import { useExtension } from '@/runtime/extensions'
import { useLeaveStep } from '@/runtime/useLeaveStep'

const [DO, WORK] = ['do', 'work'] as const

/** Marks the step of the history that the desk was opened by. */
const OPENED = { review: true }
const isOpened = (state: unknown) => (state as { review?: unknown } | null)?.review === true

/** An address's query with a work on the review desk, or with none; the rest of it stays. */
function withReview(search: string, work: string | null): string {
  const params = createSearchParams(search)
  params.delete(DO)
  params.delete(WORK)
  if (work !== null) {
    params.set(DO, 'review')
    params.set(WORK, work)
  }
  return params.size > 0 ? `?${params}` : ''
}

/** Which work lies on the review desk: `?do=review&work=…`, so that Back closes it. Only with the extension. */
export function useReview(works: readonly Work[]) {
  const has = useExtension('submissions')
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const leave = useLeaveStep()
  const params = createSearchParams(search)
  const id = has && params.get(DO) === 'review' ? params.get(WORK) : null
  const found = works.find(({ _id }) => _id === id)
  // It stays after closing, so that the desk can fade out, and while its work leaves the list.
  const [shown, setShown] = useState<Work | null>(null)
  if (found && found !== shown) setShown(found)
  const open = id !== null && shown?._id === id
  const [acted, setActed] = useState<string | null>(null)
  const shownId = shown?._id ?? null
  // What is being sent goes on when the person goes elsewhere; it must not take them along.
  const lying = useRef<string | null>(null)
  useEffect(() => {
    lying.current = id
    return () => {
      lying.current = null
    }
  }, [id])
  const close = useCallback(
    (decided: boolean) => {
      if (decided) setActed(shownId)
      if (lying.current !== shownId) return
      leave(isOpened(state), pathname + withReview(search, null))
    },
    [leave, pathname, search, state, shownId],
  )
  return {
    /** The extension is on: works are decided on the desk. */
    on: has,
    work: shown,
    open,
    /** The work that was decided on the desk. */
    acted,
    start({ _id }: Work) {
      setActed(null)
      void navigate(pathname + withReview(search, _id), { state: OPENED, preventScrollReset: true })
    },
    close,
  }
}
