import type { Ports } from '@/lib/ports'
import type { Backstage } from '../backstage'

/** The app's time is the faked backend's, and so is its network; timers run as ever. */
export function demoPorts(ports: Ports, backstage: Backstage): Ports {
  const offline = () => backstage.scenario().offline
  return {
    ...ports,
    clock: { ...ports.clock, now: () => backstage.clock.now() },
    network: {
      online: () => ports.network.online() && !offline(),
      subscribe(listener) {
        let was = offline()
        const stops = [
          ports.network.subscribe(listener),
          backstage.subscribe(() => {
            if (offline() === was) return
            was = offline()
            listener()
          }),
        ]
        return () => {
          for (const stop of stops) stop()
        }
      },
    },
  }
}
