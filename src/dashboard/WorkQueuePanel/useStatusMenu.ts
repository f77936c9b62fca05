import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
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

/** The dropdown that stands open: until something is chosen, the address leads elsewhere, or its row leaves. */
export function useStatusMenu() {
  const client = useQueryClient()
  const { key } = useLocation()
  const [asked, setAsked] = useState<AskedMenu | null>(null)
  const [open, setOpen] = useState(false)
  const [step, setStep] = useState(key)
  if (step !== key) {
    setStep(key)
    setOpen(false)
  }
  useEffect(() => {
    if (!asked || asked.anchor.isConnected) return
    // Without its button it would stand in the corner of the window.
    setAsked(null)
    setOpen(false)
  })
  const row: RowMenu = {
    isOpen: ({ _id }) => open && asked?.work._id === _id,
    open(work, anchor, entrance) {
      setAsked({ work, anchor, entrance })
      setOpen(true)
    },
    loadAhead: () => void client.prefetchQuery(statusMenuCode),
  }
  return {
    asked,
    open,
    /** Whose dropdown it is, while it stands open. */
    of: open ? asked?.work._id : undefined,
    close: () => setOpen(false),
    row,
  }
}
