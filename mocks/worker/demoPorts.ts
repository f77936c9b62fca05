import type { Clock, Ports } from '@/lib/ports'
import type { Backstage } from '../backstage'

/** Timers run as ever, by the browser's time; what falls due within a jump of the faked clock comes with it. */
function demoClock(own: Clock, { clock, subscribe }: Backstage): Clock {
  return {
    now: () => clock.now(),
    after(ms, run) {
      const due = clock.now() + ms
      const stops = [
        own.after(ms, () => end()),
        subscribe(() => {
          if (clock.now() >= due) end()
        }),
      ]
      const cancel = () => {
        for (const stop of stops) stop()
      }
      const end = () => {
        cancel()
        run()
      }
      return cancel
    },
  }
}

/** The app's time is the faked backend's, and so is its network. */
export function demoPorts(ports: Ports, backstage: Backstage): Ports {
  const offline = () => backstage.scenario().offline
  return {
    ...ports,
    clock: demoClock(ports.clock, backstage),
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
