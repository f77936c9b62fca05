import { createStore, type StoreApi } from 'zustand/vanilla'

/** Auth messages stand top right for 4000 ms, the dashboard's bottom centre for 3200 ms (spec section 9). */
export type ToastPlace = 'top-right' | 'bottom-center'
export type ToastTone = 'success' | 'error' | 'info'

export interface ToastItem {
  id: string
  text: string
  tone: ToastTone
  place: ToastPlace
  /** A way back, say; the message then stays for longer. */
  action?: { label: string; run: () => void }
  /** What it speaks of: a newer message about the same takes its place. */
  about?: string
  /** An alert elsewhere says it at the same moment: shown, and not spoken a second time. */
  silent?: boolean
}

/** Milliseconds that a toast of each place stays. */
export const TOAST_MS: Record<ToastPlace, number> = { 'top-right': 4000, 'bottom-center': 3200 }

export interface ToastState {
  items: readonly ToastItem[]
}

export interface Toasts {
  store: StoreApi<ToastState>
  add(toast: Omit<ToastItem, 'id'>): void
  dismiss(id: string): void
}

/** The one queue of messages of a runtime. What shows them loads when the first one comes. */
export function createToasts(): Toasts {
  const store = createStore<ToastState>()(() => ({ items: [] }))
  let count = 0
  return {
    store,
    add(toast) {
      count += 1
      const item = { ...toast, id: `toast-${count}` }
      // The same sentence twice in a row is one sentence: many calls may fail for one reason.
      const others = store
        .getState()
        .items.filter(
          ({ text, place, about }) =>
            place !== toast.place || (text !== toast.text && (!about || about !== toast.about)),
        )
      store.setState({ items: [...others, item] })
    },
    dismiss: (id) => store.setState(({ items }) => ({ items: items.filter((item) => item.id !== id) })),
  }
}
