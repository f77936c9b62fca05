import { Button } from '@/ui/Button/Button'
import { placeTime } from '../../placeTime'
import type { PanelHost } from '../host'
import { useScenario } from '../useLive'
import { FixClock } from './FixClock'
import { PanelSection } from './PanelSection'
import styles from './sections.module.css'
import { useTime } from './useTime'

const DAY = 86_400_000

/** What time it is: days to let go by, a moment to freeze it at, the access token's end. */
export function ClockSection({ host }: { host: PanelHost }) {
  const { backstage } = host
  const { clock, later } = useScenario(backstage)
  const time = useTime(backstage)
  const wait = (ms: number) => void backstage.setScenario({ later: later + ms })
  return (
    <PanelSection title="Clock" aside={clock === 'now' ? 'running' : 'frozen'}>
      <p className={styles.time}>
        {placeTime(time)} <span className={styles.detail}>in Orange County</span>
      </p>
      <div className={styles.line}>
        <Button size="sm" variant="outline" onClick={() => wait(DAY)}>
          A day later
        </Button>
        <Button size="sm" variant="outline" onClick={() => wait(7 * DAY)}>
          A week later
        </Button>
        <Button size="sm" variant="outline" onClick={() => void backstage.expireTokens()}>
          Expire the token
        </Button>
      </div>
      <FixClock host={host} />
    </PanelSection>
  )
}
