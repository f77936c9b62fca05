import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useRuntime } from '@/runtime/RuntimeProvider'
import { useShown } from '../parts/useShown'
import type { Listing } from './listing'
import type { QuickViewProps } from './QuickView'

/** Brings the dialog's code; see `useQuickView`. */
export type LoadQuickView = () => Promise<ComponentType<QuickViewProps>>

const loadQuickView: LoadQuickView = async () => (await import('./QuickView')).QuickView

/**
 * The project that is looked at closely (`?view=`), and the dialog for it, whose code comes with the first one.
 * `load` is for its stories.
 */
export function useQuickView(listings: readonly Listing[], load: LoadQuickView = loadQuickView) {
  const { toasts } = useRuntime()
  const { id, show, hide } = useShown('view')
  const [View, setView] = useState<ComponentType<QuickViewProps> | null>(null)
  const listing = listings.find((one) => one.id === id)
  // It stays in the dialog while that closes.
  const [last, setLast] = useState(listing)
  if (listing && listing !== last) setLast(listing)

  const hideNow = useRef(hide)
  useEffect(() => {
    hideNow.current = hide
  })
  const wanted = listing !== undefined && View === null
  useEffect(() => {
    if (!wanted) return
    let here = true
    load().then(
      (Loaded) => setView(() => Loaded),
      () => {
        if (!here) return
        // Its code is out of reach: the page stays, and everything but the dialog works.
        hideNow.current()
        toasts.add({
          place: 'top-right',
          tone: 'error',
          text: 'Could not open the quick view. Try again.',
        })
      },
    )
    return () => {
      here = false
    }
  }, [wanted, load, toasts])

  return {
    View,
    listing: listing ?? last,
    open: listing !== undefined,
    /** Id of the project whose dialog waits for its code. */
    awaited: wanted ? id : null,
    show,
    hide,
  }
}
