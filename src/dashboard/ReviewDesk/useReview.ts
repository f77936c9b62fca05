import { useCallback, useEffect, useRef, useState } from 'react'
import {
  createSearchParams,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom'
import type { Work } from '@/api/work'
import { useExtension } from '@/runtime/extensions'
import { useLeaveStep } from '@/runtime/useLeaveStep'
import { addressWith, isOpened, OPENED } from '../parts/openedStep'

/** Which work lies on the review desk: `?do=review&work=…`, so that Back closes it. Only with the extension. */
export function useReview(works: readonly Work[]) {
  const has = useExtension('submissions')
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const leave = useLeaveStep()
  const params = createSearchParams(search)
  const id = has && params.get('do') === 'review' ? params.get('work') : null
  const [acted, setActed] = useState<string | null>(null)
  // Forward to a decided work: its list may hold it for a moment yet.
  const isPassed = useNavigationType() === NavigationType.Pop && acted === id
  const found = isPassed ? undefined : works.find(({ _id }) => _id === id)
  // Each decision ends a desk: who comes back to its work, as to a new round, finds a new one.
  const [decisions, setDecisions] = useState(0)
  // It stays after closing, so that the desk can fade out, and while its work leaves the list.
  const [shown, setShown] = useState<{ work: Work; turn: number } | null>(null)
  // Only a work that waits is laid on the desk: Forward does not bring back a decided one.
  const [laid, setLaid] = useState<string | null>(null)
  if (laid !== id && (laid || found)) setLaid(found ? id : null)
  if (found && (laid !== id || found !== shown?.work))
    setShown({ work: found, turn: shown && laid === id ? shown.turn : decisions })
  const open = laid !== null && laid === id
  const shownId = shown?.work._id ?? null
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
      if (decided) {
        setActed(shownId)
        setDecisions((count) => count + 1)
      }
      if (lying.current !== shownId) return
      leave(isOpened(state), addressWith({ pathname, search }, { do: null, work: null }))
    },
    [leave, pathname, search, state, shownId],
  )
  return {
    /** The extension is on: works are decided on the desk. */
    on: has,
    /** The work on it, and which desk that is, for a key. */
    shown,
    open,
    /** The work that was decided on the desk. */
    acted,
    start({ _id }: Work) {
      setActed(null)
      void navigate(addressWith({ pathname, search }, { do: 'review', work: _id }), {
        state: OPENED,
        preventScrollReset: true,
      })
    },
    close,
  }
}
