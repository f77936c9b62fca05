import { useState } from 'react'
import { Button } from '@/ui/Button/Button'
import type { PanelHost } from '../host'

/** Puts what a link set aside in the place of what is here now, and loads the page anew. */
export function BringBack({ host: { aside, reload } }: { host: PanelHost }) {
  const [busy, setBusy] = useState(false)
  const bringBack = async () => {
    setBusy(true)
    await aside?.bringBack()
    reload()
    setBusy(false)
  }
  return (
    <Button size="sm" variant="outline" busy={busy} onClick={() => void bringBack()}>
      Bring it back
    </Button>
  )
}
