import type { ComponentType } from 'react'
import type { Ports } from '@/lib/ports'
import type { Transport } from '@/lib/transport'
import { DemoAccounts } from '../panel/DemoAccounts/DemoAccounts'
import { mountBanner } from '../panel/mountBanner'
import { startWorker } from './startWorker'

interface Demo {
  transport: Transport
  ports: Ports
  demo: { LoginHelp: ComponentType<{ onPick: (account: { email: string; password: string }) => void }> }
}

const SOCIAL = /\/api\/v1\/auth\/(google|github)$/

/**
 * What `npm start` gives the app: the faked backend behind a service worker, its banner, the demo accounts on
 * the login screen, and a consent page of its own where social sign-in would leave the site.
 */
export async function startDemo(ports: Ports): Promise<Demo> {
  const { backstage, transport } = await startWorker({ scenario: { clock: 'now', latency: 150 } })
  mountBanner(backstage)
  return {
    transport,
    demo: { LoginHelp: DemoAccounts },
    ports: {
      ...ports,
      navigation: {
        ...ports.navigation,
        assign(url) {
          // A navigation passes the worker by, so the page is asked for here and shown in place of this one.
          if (SOCIAL.test(new URL(url, ports.navigation.href()).pathname)) void showConsent(url, transport)
          else ports.navigation.assign(url)
        },
      },
    },
  }
}

/** Shows the consent page under its own address, so that its links leave it and Back returns to the site. */
async function showConsent(url: string, transport: Transport): Promise<void> {
  const page = await (await transport(new Request(new URL(url, location.href)))).text()
  history.pushState(null, '', url)
  document.open()
  document.write(page)
  document.close()
  window.onpopstate = () => location.reload()
}
