import { useState } from 'react'
import { useArrivalNotes } from '../../ArrivalNotes/useArrivalNotes'
import styles from '../../DemoDock/DemoDock.module.css'
import type { PanelHost } from '../../host'
import { type PanelTab, ScenarioPanel } from '../ScenarioPanel'

export interface AloneProps {
  /** Made once, when it is shown first. */
  host: () => PanelHost
  /** Where it is opened. */
  tab: PanelTab
  onClose: () => void
}

/** The panel without an app beside it. */
export function Alone({ host: makeHost, tab: first, onClose }: AloneProps) {
  const [host] = useState(makeHost)
  const [tab, setTab] = useState(first)
  const notes = useArrivalNotes(host)
  return (
    <div className={styles.panel}>
      <ScenarioPanel host={host} tab={tab} onTabChange={setTab} onClose={onClose} notes={notes} />
    </div>
  )
}
