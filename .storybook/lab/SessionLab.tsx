import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { Stage } from '../stage/createStage'
import { createLab } from './createLab'
import styles from './Lab.module.css'
import { Calls, StoredKeys } from './Records'
import { SharedHands } from './SharedHands'
import { TabBox } from './TabBox'

/** Tabs of one browser, side by side: the session's rules to play with, and what they do to storage and network. */
export function SessionLab({ stage }: { stage: Stage }) {
  const [lab] = useState(() => createLab(stage))
  useEffect(() => () => lab.dispose(), [lab])
  const tabs = useStore(lab.store, (state) => state.tabs)
  return (
    <main className={styles.lab}>
      <header className={styles.head}>
        <h1 className={styles.heading}>Session lab</h1>
        <SharedHands lab={lab} />
      </header>
      <div className={styles.tabs}>
        {tabs.map((tab) => (
          <TabBox key={tab.key} lab={lab} tab={tab} />
        ))}
      </div>
      <aside className={styles.records} aria-label="Records">
        <StoredKeys lab={lab} />
        <Calls lab={lab} />
      </aside>
    </main>
  )
}
