import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl'
import { Switch } from '@/ui/Switch/Switch'
import type { Backstage } from '../../backstage'
import { useScenario } from '../useLive'
import { PanelSection } from './PanelSection'
import styles from './sections.module.css'

const LATENCIES = [0, 150, 800, 3000]

const inWords = (ms: number) => (ms === 0 ? 'None' : ms < 1000 ? `${ms} ms` : `${ms / 1000} s`)

/** How long every answer takes, and whether there is any. */
export function NetworkSection({ backstage }: { backstage: Backstage }) {
  const { latency, offline } = useScenario(backstage)
  // A link may bring one of its own.
  const offered = [...new Set([...LATENCIES, latency])].sort((a, b) => a - b)
  return (
    <PanelSection title="Network" aside="Wait before each answer">
      <div className={styles.line}>
        <SegmentedControl
          aria-label="Wait before each answer"
          size="sm"
          options={offered.map((ms) => ({ value: String(ms), label: inWords(ms) }))}
          value={String(latency)}
          onValueChange={(value) => void backstage.setScenario({ latency: Number(value) })}
        />
      </div>
      <Switch
        className={styles.quiet ?? ''}
        label="No network"
        checked={offline}
        onCheckedChange={(checked) => void backstage.setScenario({ offline: checked })}
      />
    </PanelSection>
  )
}
