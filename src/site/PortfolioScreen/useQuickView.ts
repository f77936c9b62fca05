import { type ComponentType, useState } from 'react'
import { useRuntime } from '@/runtime/RuntimeProvider'
import type { Listing } from './listing'
import type { QuickViewProps } from './QuickView'

interface Shown extends Omit<QuickViewProps, 'onOpenChange'> {
  View: ComponentType<QuickViewProps>
}

/** The dialog, once one was asked for, and how to ask for one. */
export function useQuickView() {
  const { toasts } = useRuntime()
  const [shown, setShown] = useState<Shown | null>(null)
  return {
    shown,
    show: (listing: Listing) => {
      import('./QuickView').then(
        ({ QuickView }) => setShown({ View: QuickView, listing, open: true }),
        // Its code is out of reach: the page stays, and everything but the dialog works.
        () =>
          toasts.add({
            place: 'top-right',
            tone: 'error',
            text: 'Could not open the quick view. Try again.',
          }),
      )
    },
    setOpen: (open: boolean) => setShown((former) => former && { ...former, open }),
  }
}
