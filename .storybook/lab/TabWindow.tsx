import { StrictMode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { App } from '@/app/App'
import styles from './Lab.module.css'
import { mirrorStyles } from './mirrorStyles'
import type { LabTab } from './openLabTab'

const EMPTY = '<!doctype html><html lang="en"><head><title>Tab</title></head><body></body></html>'

/** The app in a document of its own, so that widths, fixed bars and landmarks are the tab's and not the page's. */
export function TabWindow({ tab }: { tab: LabTab }) {
  const [frame, setFrame] = useState<Document | null>(null)
  useEffect(() => {
    if (frame) return mirrorStyles(document, frame)
  }, [frame])
  const app = <App runtime={tab.runtime} router={tab.router} />
  return (
    <>
      <iframe
        title={`The app in tab ${tab.name}`}
        className={styles.window}
        srcDoc={EMPTY}
        onLoad={({ currentTarget }) => {
          const own = currentTarget.contentDocument
          own?.body.append(tab.root)
          setFrame(own)
        }}
      />
      {frame ? createPortal(tab.strict ? <StrictMode>{app}</StrictMode> : app, tab.root) : null}
    </>
  )
}
