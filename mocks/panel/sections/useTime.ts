import { useEffect, useState } from 'react'
import type { Backstage } from '../../backstage'
import { useScenario } from '../useLive'

const SECOND = 1000

/** The faked backend's time, epoch ms: renewed each second while it runs, and whenever the scenario changes. */
export function useTime(backstage: Backstage): number {
  const { clock } = useScenario(backstage)
  const [, setTick] = useState(0)
  useEffect(() => {
    if (clock !== 'now') return
    const timer = setInterval(() => setTick((tick) => tick + 1), SECOND)
    return () => clearInterval(timer)
  }, [clock])
  return backstage.clock.now()
}
