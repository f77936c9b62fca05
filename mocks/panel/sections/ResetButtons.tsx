import { useState } from 'react'
import { Button } from '@/ui/Button/Button'
import type { PanelHost } from '../host'

/** Loads the page anew in this state, or with the seed's data and everything as usual. */
export function ResetButtons({ host: { backstage, usual, reload } }: { host: PanelHost }) {
  const [busy, setBusy] = useState(false)
  const reset = async () => {
    setBusy(true)
    await backstage.reset(usual)
    reload()
    setBusy(false)
  }
  return (
    <>
      <Button size="sm" variant="outline" aria-label="Reload the page" onClick={reload}>
        Reload
      </Button>
      <Button size="sm" variant="quiet" busy={busy} onClick={() => void reset()}>
        Reset all
      </Button>
    </>
  )
}
