import type { ComponentType } from 'react'
import type { Ports } from '@/lib/ports'
import type { Transport } from '@/lib/transport'
import { DemoAccounts, type DemoAccountsProps } from '../panel/DemoAccounts/DemoAccounts'
import { mountBanner } from '../panel/mountBanner'
import { isConsent, showConsent } from './consent'
import { lendStorage } from './lendStorage'

interface Demo {
  transport: Transport
  ports: Ports
  demo: { LoginHelp: ComponentType<DemoAccountsProps> }
}

const KEPT = 'What you change survives a reload and shows in every tab.'
const NOT_KEPT =
  'This browser blocks storage, so nothing is kept: a reload starts afresh, signed out, and requests do not show in the network panel.'

/**
 * What `npm start` gives the app: the faked backend behind a service worker, its banner, the demo accounts on
 * the login screen, and a consent page of its own where social sign-in would leave the site. Where storage is
 * blocked the backend answers inside the page.
 */
export async function startDemo(ports: Ports): Promise<Demo> {
  const blocked = lendStorage(window)
  // Loads MSW, which reads the storage at once.
  const { startWorker } = await import('./startWorker')
  const { backstage, transport } = await startWorker({
    scenario: { clock: 'now', latency: 150 },
    withoutTraces: blocked,
  })
  const here = ports.navigation.href()
  if (isConsent(here)) {
    await showConsent(here, transport)
    return new Promise(() => {})
  }
  mountBanner(backstage, blocked ? NOT_KEPT : KEPT)
  return {
    transport,
    demo: { LoginHelp: DemoAccounts },
    ports: {
      ...ports,
      navigation: {
        ...ports.navigation,
        assign(url) {
          if (isConsent(url)) void showConsent(url, transport)
          else ports.navigation.assign(url)
        },
      },
    },
  }
}
