import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { statusMenuCode } from './LoadedStatusMenu'
import type { QueueWork } from './queue'
import type { StatusMenuProps } from './StatusMenu'

/** Whose dropdown is open. It is kept after closing, so that it can fade out where it stood. */
export interface AskedMenu {
  work: QueueWork
  anchor: HTMLElement
  entrance: StatusMenuProps['entrance']
}

/** What a row needs of the dropdown that the whole queue shares. */
export interface RowMenu {
  isOpen: (work: QueueWork) => boolean
  /** Opened at the row's button; by a key with an entrance. */
  open: (work: QueueWork, anchor: HTMLElement, entrance?: StatusMenuProps['entrance']) => void
  /** Brings its code in ahead of the click. */
  loadAhead: () => void
}

export function useStatusMenu() {
  const client = useQueryClient()
  const [asked, setAsked] = useState<AskedMenu | null>(null)
  const [open, setOpen] = useState(false)
  const row: RowMenu = {
    isOpen: ({ _id }) => open && asked?.work._id === _id,
    open(work, anchor, entrance) {
      setAsked({ work, anchor, entrance })
      setOpen(true)
    },
    loadAhead: () => void client.prefetchQuery(statusMenuCode),
  }
  return { asked, open, close: () => setOpen(false), row }
}
