import type { ComponentType } from 'react'
import type { Ports } from '@/lib/ports'
import type { Transport } from '@/lib/transport'
import { extensionsOf } from '../extensions'
import { DemoAccounts, type DemoAccountsProps } from '../panel/DemoAccounts/DemoAccounts'
import { mountDock } from '../panel/mountDock'
import { isConsent, showConsent } from './consent'
import { demoPorts } from './demoPorts'
import { type AppSession, forgetPerson, panelSession, personIn, putPerson, startAs } from './demoSession'
import { lendStorage } from './lendStorage'
import { keepScenario, readOpening, USUAL } from './opening'

interface Demo {
  /** What the app's runtime is made of. */
  parts: { transport: Transport; ports: Ports; demo: { LoginHelp: ComponentType<DemoAccountsProps> } }
  /** What the faked backend has of the contract's extensions, for the app's settings. */
  extensions: ReturnType<typeof extensionsOf>
  /** Told of the app's session as soon as there is one; shows the banner. */
  attach(session: AppSession): void
}

/** `worker`: `npm start`, requests show in the network panel. `page`: the demo build, in any folder of any host. */
export type DemoWay = 'worker' | 'page'

const KEPT = 'What you change survives a reload and shows in every tab.'
const STARTED_ANEW = 'The link that was opened started the data anew.'
const NOT_KEPT =
  'This browser blocks storage, so nothing is kept: a reload starts afresh, signed out, and requests do not show in the network panel.'

/**
 * What `npm start` and the demo build give the app: the faked backend, its banner and panel, the demo accounts on the
 * login screen, and a consent page of its own where social sign-in would leave the site. A link's scenario is taken out
 * of the address and holds for this tab. `folder` is where the site stands on its host, `/` or `/a/b`.
 */
export async function startDemo(own: Ports, way: DemoWay, folder: string): Promise<Demo> {
  const blocked = lendStorage(window)
  const { scenario, who, fresh, notes, before } = readOpening(own)
  const left = { state: before, person: personIn(own.storage) }
  const start = { scenario, fresh, left, withoutTraces: blocked }
  // Both load MSW, which reads the storage at once.
  const { backstage, transport, aside } =
    way === 'worker'
      ? await (await import('./startWorker')).startWorker(start)
      : await (await import('./startInPage')).startInPage({ ...start, folder })
  const here = own.navigation.href()
  if (isConsent(here)) {
    await showConsent(here, transport, null)
    return new Promise(() => {})
  }
  if (who?.role === 'visitor') forgetPerson(own.storage)
  const person = who && who.role !== 'visitor' ? await backstage.signIn(who.role, who.person) : null
  keepScenario(own, backstage)
  const ports = demoPorts(own, backstage)
  return {
    extensions: extensionsOf(scenario),
    parts: {
      transport,
      demo: { LoginHelp: DemoAccounts },
      ports: {
        ...ports,
        navigation: {
          ...ports.navigation,
          assign(url) {
            if (isConsent(url)) void showConsent(url, transport, way === 'page' ? folder : null)
            else ports.navigation.assign(url)
          },
        },
      },
    },
    attach(session) {
      if (person) startAs(session, own.storage, person)
      mountDock({
        backstage,
        session: panelSession(session),
        usual: USUAL,
        note: blocked ? NOT_KEPT : fresh ? `${STARTED_ANEW} ${KEPT}` : KEPT,
        linkNotes: notes,
        aside: aside && {
          isNew: aside.isNew,
          async bringBack() {
            const found = await aside.bringBack()
            if (found) putPerson(own.storage, found.person)
          },
        },
        memory: own.storage,
        href: own.navigation.href,
        reload: own.navigation.reload,
      })
    },
  }
}
