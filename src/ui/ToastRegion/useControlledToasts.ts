import { Toast } from '@base-ui/react/toast'
import { useEffect, useRef } from 'react'

export interface ToastItem {
  /** What tells it from all others. */
  id: string
  /** What happened, in one sentence. */
  text: string
  /** What the mark beside the words says; all of them wait their turn with a screen reader. */
  tone: 'success' | 'error' | 'info'
  /** One thing to do about it, such as taking it back. */
  action?: { label: string; run: () => void }
  /** An alert elsewhere says it at the same moment: shown, and not spoken a second time. */
  silent?: boolean
}

/** Milliseconds that a toast with an action stays: it must be read, found and reached. */
const ACTION_MS = 8000

/** Makes Base UI's toasts follow `items`; returns what is on the screen, leaving ones included. */
export function useControlledToasts(items: readonly ToastItem[], onDismiss: (id: string) => void) {
  const { toasts, add, update, close } = Toast.useToastManager()
  const known = useRef(new Map<string, ToastItem>())
  const dismiss = useRef(onDismiss)

  useEffect(() => {
    dismiss.current = onDismiss
  })

  useEffect(() => {
    const before = known.current
    const now = new Map(items.map((item) => [item.id, item]))
    known.current = now
    for (const { id, text, tone, action, silent } of items) {
      const old = before.get(id)
      if (!old) {
        // Closing has two sources. Only the person and the clock are news to the owner of the queue.
        const onClose = () => known.current.has(id) && dismiss.current(id)
        add({
          id,
          title: text,
          type: tone,
          onClose,
          data: { silent },
          ...(action && {
            timeout: ACTION_MS,
            // The newest one's: its owner may have made another meanwhile.
            actionProps: { children: action.label, onClick: () => known.current.get(id)?.action?.run() },
          }),
        })
      } else if (old.text !== text || old.tone !== tone) {
        update(id, { title: text, type: tone })
      }
    }
    for (const id of before.keys()) if (!now.has(id)) close(id)
  }, [items, add, update, close])

  // Unmounting stops Base UI's clocks; should effects run again (StrictMode), everything is added anew.
  useEffect(() => () => known.current.clear(), [])

  return toasts
}
