import { useArrivalNotes } from '../ArrivalNotes/useArrivalNotes'
import type { PanelHost } from '../host'
import { KeyCap } from '../KeyCap/KeyCap'
import { PANEL_KEY } from '../KeyCap/panelKey'
import { type PanelTab, ScenarioPanel } from '../ScenarioPanel/ScenarioPanel'
import { countChanges, useCalls, useScenario } from '../useLive'
import styles from './DemoDock.module.css'
import { useComeAndGo } from './useComeAndGo'
import { useKept } from './useKept'

const TABS: readonly PanelTab[] = ['state', 'outcomes', 'calls']

/** Says beside the app that its backend is faked, and opens what steers it. It comes back as it was left. */
export function DemoDock({ host }: { host: PanelHost }) {
  const [kept, keep] = useKept(host.memory, 'overprint-panel', ['closed', 'open'])
  const [tab, setTab] = useKept(host.memory, 'overprint-panel-tab', TABS)
  const open = kept === 'open'
  const { dock, button, heading, onKeyDown, show } = useComeAndGo(open, (next) =>
    keep(next ? 'open' : 'closed'),
  )
  const changes = countChanges(useScenario(host.backstage), host.usual)
  const held = useCalls(host.backstage).filter(({ status }) => status === 'held').length
  const notes = useArrivalNotes(host)
  return (
    <aside
      ref={dock}
      className={styles.dock}
      aria-label="Faked backend"
      data-open={open || undefined}
      onKeyDown={onKeyDown}
    >
      {open ? (
        <div className={styles.panel}>
          <ScenarioPanel
            host={host}
            tab={tab}
            onTabChange={setTab}
            onClose={() => keep('closed')}
            notes={notes}
            headingRef={heading}
          />
        </div>
      ) : (
        <div className={styles.banner}>
          {notes ? <div className={styles.notes}>{notes}</div> : null}
          <button
            ref={button}
            type="button"
            className={styles.button}
            aria-expanded="false"
            aria-keyshortcuts={PANEL_KEY}
            data-changed={changes > 0 || held > 0 || undefined}
            onClick={show}
          >
            Demo data
            {changes > 0 ? <span className={styles.count}>{changes} changed</span> : null}
            {held > 0 ? <span className={styles.count}>{held} held</span> : null}
            <KeyCap />
          </button>
        </div>
      )}
    </aside>
  )
}
