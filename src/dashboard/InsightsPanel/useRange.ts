import { useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { CONVERSATION_KEY } from '../parts/conversationKey'
import { type Range, rangeOf } from './range'

const KEY = 'range'

/** The range of the chart. It lives in the address, `?range=30d`, so that it survives a reload and can be shared. */
export function useRange(): [Range, (range: string) => void] {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const range = rangeOf(params.get(KEY))
  // The one thing that stands open beside the pills, in a step of its own; dialogs open in further ones over it.
  const besideConversation = params.has(CONVERSATION_KEY)
  const chosen = useRef<Range | null>(null)

  const write = (next: Range) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (next === '7d') after.delete(KEY)
        else after.set(KEY, next)
        return after
      },
      { replace: true, state: state as unknown, preventScrollReset: true },
    )

  // Closing goes back to a step whose address does not know what was chosen meanwhile.
  useEffect(() => {
    if (besideConversation || chosen.current === null) return
    const kept = chosen.current
    chosen.current = null
    if (kept !== range) write(kept)
  })

  return [
    range,
    (text) => {
      if (besideConversation) chosen.current = rangeOf(text)
      write(rangeOf(text))
    },
  ]
}
