import { Button } from '@/ui/Button/Button'
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl'
import type { SeedName } from '../../scenario'
import type { PanelHost } from '../host'
import { BringBack } from '../SetAside/BringBack'
import { useScenario } from '../useLive'
import { PanelSection } from './PanelSection'
import styles from './sections.module.css'

const SEEDS = [
  { value: 'empty', label: 'Empty' },
  { value: 'typical', label: 'Typical' },
  { value: 'huge', label: 'Huge' },
]

/** How much the studio holds. Another amount makes the data anew, and the page is loaded anew. */
export function DataSection({ host }: { host: PanelHost }) {
  const { backstage, note, aside, reload } = host
  const { seed } = useScenario(backstage)
  const choose = async (next: SeedName) => {
    await backstage.setScenario({ seed: next })
    reload()
  }
  const resetData = async () => {
    await backstage.reset(backstage.scenario())
    reload()
  }
  return (
    <PanelSection title="Data">
      <div className={styles.line}>
        <SegmentedControl
          aria-label="How much the studio holds"
          size="sm"
          options={SEEDS}
          value={seed}
          onValueChange={(value) => void choose(value as SeedName)}
        />
        <Button size="sm" variant="quiet" onClick={() => void resetData()}>
          Reset data
        </Button>
      </div>
      <p className={styles.detail}>{note} “Reset data” keeps your settings, “Reset all” does not.</p>
      {aside ? (
        <div className={styles.line}>
          <span className={styles.detail}>What you had changed before a link is set aside.</span>
          <BringBack host={host} />
        </div>
      ) : null}
    </PanelSection>
  )
}
