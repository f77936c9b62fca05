import { useLayoutEffect, useRef, useState } from 'react'
import {
  createSearchParams,
  type Location,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom'
import type { Work } from '@/api/work'
import { addressWith, isOpened, opening } from '@/runtime/openedStep'
import { useLeaveStep } from '@/runtime/useLeaveStep'

export interface WorkStep<K extends string> {
  /** What is done about the work. */
  kind: K
  work: Work
  /** Counts what came to an end, so that the next one starts anew: for a key. */
  turn: number
}

const keyOf = (kind: string, id: string) => `${kind} ${id}`

/** Whether the focus is at a work's row or nowhere, so that it has to go on when the row leaves. */
function losesFocus(id: string): boolean {
  const { activeElement, body } = document
  if (!activeElement || activeElement === body) return true
  return activeElement.closest(`[data-work="${CSS.escape(id)}"]`) !== null
}

/**
 * What the address asks about a work of a list, `?do=approve&work=…`: one step of the history, so that Back closes it.
 * `begun` stands open at first without an address.
 */
export function useWorkStep<K extends string>(
  works: readonly Work[],
  kinds: readonly K[],
  begun?: { kind: K; work: string },
) {
  const location = useLocation()
  const navigate = useNavigate()
  const leave = useLeaveStep()
  const [initialStep, setInitialStep] = useState(begun)
  const params = createSearchParams(location.search)
  const addressed = kinds.find((one) => one === params.get('do'))
  const kind = addressed ?? initialStep?.kind
  const id = addressed ? params.get('work') : (initialStep?.work ?? null)
  const addressedKey = kind && id ? keyOf(kind, id) : null

  const [decidedId, setDecidedId] = useState<string | null>(null)
  // Forward to a decided work: its list may hold it for a moment yet.
  const isPassed = useNavigationType() === NavigationType.Pop && decidedId === id
  const found = isPassed ? undefined : works.find(({ _id }) => _id === id)
  const [generation, setGeneration] = useState(0)
  // It stays after closing, so that it can fade out, and while its work leaves the list.
  const [shown, setShown] = useState<WorkStep<K> | null>(null)
  // Closed (null), open (the addressed key) or left behind (another key, for one render).
  // Only a work that waits is opened: Forward does not bring back a decided one.
  const [openKey, setOpenKey] = useState<string | null>(null)
  if (openKey !== addressedKey && (openKey || found)) {
    setOpenKey(found ? addressedKey : null)
    // However it was closed: its work may have been decided elsewhere meanwhile.
    const left = openKey ? shown?.work._id : undefined
    if (left && left !== decidedId) setDecidedId(works.some(({ _id }) => _id === left) ? null : left)
  }
  if (kind && found && (openKey !== addressedKey || found !== shown?.work))
    setShown({ kind, work: found, turn: shown && openKey === addressedKey ? shown.turn : generation })

  // What is being sent goes on when the person goes elsewhere; it must not take them along.
  const here = useRef<{ location: Location; addressedKey: string | null } | null>(null)
  useLayoutEffect(() => {
    here.current = { location, addressedKey }
    return () => {
      here.current = null
    }
  }, [location, addressedKey])
  const started = useRef<Location | null>(null)
  const shownId = shown?.work._id ?? null
  const open = openKey !== null && openKey === addressedKey
  return {
    shown,
    open,
    /** The work that was decided in it, or turned out to be decided meanwhile. */
    decidedId,
    start(next: K, { _id }: Work) {
      // The step takes a moment, in which a second click must not add another one.
      if (started.current === location) return
      setDecidedId(null)
      if (addressedKey === keyOf(next, _id)) return
      started.current = location
      // What was asked for last may still wait for its code, unseen: this takes its place, or closing would open that.
      const instead = isOpened(location.state, 'do') || (addressed !== undefined && open)
      void navigate(addressWith(location, { do: next, work: _id }), {
        preventScrollReset: true,
        ...(instead ? { replace: true, state: location.state } : { state: opening('do') }),
      })
    },
    /** After a decision or without one. `anew`: it is not to be found as it was left. */
    close(decided: boolean, anew = decided) {
      if (!shown || !shownId) return
      if (anew) setGeneration((count) => count + 1)
      const stands = here.current?.addressedKey === keyOf(shown.kind, shownId) ? here.current : null
      // Who does something else by now keeps the focus there.
      if (decided && (stands || losesFocus(shownId))) setDecidedId(shownId)
      if (!stands) return
      setInitialStep(undefined)
      if (addressed)
        leave(isOpened(stands.location.state, 'do'), addressWith(stands.location, { do: null, work: null }))
    },
  }
}
