import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { statusMenuCode } from './LoadedStatusMenu'
import type { QueueWork } from './queue'

/** Whose dropdown is open. It is kept after closing, so that it can fade out where it stood. */
export interface AskedMenu {
  work: QueueWork
  anchor: HTMLElement
}

/** What a row needs of the dropdown that the whole queue shares. */
export interface RowMenu {
  isOpen: (work: QueueWork) => boolean
  /** Opened at the row's button. */
  open: (work: QueueWork, anchor: HTMLElement) => void
  /** Brings its code in ahead of the click. */
  loadAhead: () => void
}

export function useStatusMenu() {
  const client = useQueryClient()
  const [asked, setAsked] = useState<AskedMenu | null>(null)
  const [open, setOpen] = useState(false)
  const row: RowMenu = {
    isOpen: ({ _id }) => open && asked?.work._id === _id,
    open(work, anchor) {
      setAsked({ work, anchor })
      setOpen(true)
    },
    loadAhead: () => void client.prefetchQuery(statusMenuCode),
  }
  return { asked, open, close: () => setOpen(false), row }
}
