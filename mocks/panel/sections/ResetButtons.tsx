import { useState } from 'react'
import { Button } from '@/ui/Button/Button'
import type { PanelHost } from '../host'
import styles from './sections.module.css'

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
    <div className={styles.line}>
      <Button size="sm" variant="outline" onClick={reload}>
        Reload the page
      </Button>
      <Button size="sm" variant="quiet" busy={busy} onClick={() => void reset()}>
        Reset everything
      </Button>
    </div>
  )
}
