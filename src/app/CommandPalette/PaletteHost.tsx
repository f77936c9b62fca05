import { useRef, useState } from 'react'
import { useLateCode } from '@/dashboard/parts/useLateCode'
import { type PaletteWindow, usePaletteWindow } from '@/dashboard/parts/usePaletteWindow'
import { useSession } from '@/runtime/hooks'
import { isAdmin } from '@/session/roles'
import { type PaletteWindowProps, paletteWindowCode } from './loadPaletteWindow'
import { useDeed } from './useDeed'
import { usePaletteKeys } from './usePaletteKeys'
import { useSingleKeys } from './useSingleKeys'

/** The palette and the single keys of admins, over every screen behind the guards. A client has nothing of it. */
export function PaletteHost() {
  const admin = useSession(({ user }) => isAdmin(user))
  return admin ? <Host /> : null
}

function Host() {
  const page = useRef<HTMLSpanElement>(null)
  const { shown, open, close } = usePaletteWindow()
  const singleKeys = useSingleKeys()
  const carryOut = useDeed()
  // What was open last stays while it goes.
  const [last, setLast] = useState<PaletteWindow | null>(shown)
  if (shown && shown !== last) setLast(shown)

  const find = () => {
    const boxes = page.current?.parentElement?.querySelectorAll<HTMLElement>('input[type="search"]') ?? []
    // One in a folded panel cannot be written in.
    const box = [...boxes].find((one) => one.checkVisibility())
    if (box) box.focus()
    else open('find')
  }
  usePaletteKeys({
    page,
    shown,
    singles: singleKeys.on,
    onPalette: () => (shown === 'find' ? close() : open('find')),
    onDeed(deed) {
      if ('find' in deed) find()
      else if ('window' in deed) open(deed.window)
      else carryOut(deed)
    },
  })
  return (
    <>
      <span ref={page} hidden />
      {last ? (
        <LoadedWindow
          key={last}
          window={last}
          open={shown === last}
          onClose={close}
          singleKeys={singleKeys}
        />
      ) : null}
    </>
  )
}

/** A window once its code is there; where that cannot be had, it is said, and can be asked again. */
function LoadedWindow({ window, ...props }: PaletteWindowProps & { window: PaletteWindow }) {
  const name = window === 'find' ? 'The palette' : 'The list of keys'
  const Window = useLateCode(paletteWindowCode(window), props.open, name, props.onClose)
  return Window ? <Window {...props} /> : null
}
