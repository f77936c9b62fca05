import type { ReactNode, Ref } from 'react'
import { Button } from '@/ui/Button/Button'
import { Tabs } from '@/ui/Tabs/Tabs'
import type { PanelHost } from '../host'
import { KeyCap } from '../KeyCap/KeyCap'
import { PANEL_KEY } from '../KeyCap/panelKey'
import { CallsTab } from '../sections/CallsTab'
import { ClockSection } from '../sections/ClockSection'
import { CopyLink } from '../sections/CopyLink'
import { DataSection } from '../sections/DataSection'
import { ExtensionsSection } from '../sections/ExtensionsSection'
import { NetworkSection } from '../sections/NetworkSection'
import { OutcomesTab } from '../sections/OutcomesTab'
import { ResetButtons } from '../sections/ResetButtons'
import { WhoSection } from '../sections/WhoSection'
import { unusual, useCalls, useScenario } from '../useLive'
import styles from './ScenarioPanel.module.css'

export type PanelTab = 'state' | 'outcomes' | 'calls'

export interface ScenarioPanelProps {
  host: PanelHost
  tab: PanelTab
  onTabChange: (tab: PanelTab) => void
  onClose: () => void
  /** What the link that was opened has to say. */
  notes: ReactNode
  /** The heading, which takes the focus when the panel opens. */
  headingRef?: Ref<HTMLHeadingElement>
}

/** Steers the faked backend beside the running app: who, how much, when, how every call ends, and what was asked. */
export function ScenarioPanel(props: ScenarioPanelProps) {
  const { host, tab, onTabChange, onClose, notes, headingRef } = props
  const { backstage } = host
  const changed = Object.keys(unusual(useScenario(backstage).outcomes)).length
  const held = useCalls(backstage).filter(({ status }) => status === 'held').length
  const scroll = (content: ReactNode) => <div className={styles.scroll}>{content}</div>
  return (
    <div className={styles.panel}>
      <header className={styles.header}>
        <h2 className={styles.heading} ref={headingRef} tabIndex={-1}>
          Demo data
        </h2>
        <Button size="sm" variant="quiet" aria-keyshortcuts={PANEL_KEY} onClick={onClose}>
          Close
          <KeyCap />
        </Button>
      </header>
      {notes ? <div className={styles.notes}>{notes}</div> : null}
      <Tabs
        className={styles.tabs ?? ''}
        aria-label="Demo data"
        value={tab}
        onValueChange={(value) => onTabChange(value as PanelTab)}
        tabs={[
          {
            value: 'state',
            label: 'State',
            panel: scroll(
              <>
                <WhoSection host={host} />
                <DataSection host={host} />
                <NetworkSection backstage={backstage} />
                <ClockSection host={host} />
                <ExtensionsSection host={host} />
              </>,
            ),
          },
          {
            value: 'outcomes',
            label: 'Outcomes',
            count: changed || undefined,
            panel: scroll(<OutcomesTab backstage={backstage} />),
          },
          {
            value: 'calls',
            label: held > 0 ? `Calls, ${held} held` : 'Calls',
            panel: scroll(<CallsTab backstage={backstage} />),
          },
        ]}
      />
      <footer className={styles.footer}>
        <CopyLink host={host}>
          <ResetButtons host={host} />
        </CopyLink>
      </footer>
    </div>
  )
}
