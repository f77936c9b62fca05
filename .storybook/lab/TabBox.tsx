import { useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import type { SessionState } from '@/session/state'
import { Badge } from '@/ui/Badge/Badge'
import { Button } from '@/ui/Button/Button'
import { Switch } from '@/ui/Switch/Switch'
import { type Lab, otherThan } from './createLab'
import styles from './Lab.module.css'
import type { LabTab } from './openLabTab'
import { TabWindow } from './TabWindow'

const PHASES = {
  restoring: { tone: 'info', words: 'restoring' },
  signedIn: { tone: 'success', words: 'signed in' },
  signedOut: { tone: 'neutral', words: 'signed out' },
} as const satisfies Record<SessionState['phase'], object>

/** One tab: where it is, who is signed in, what can be done to it, and the app itself. */
export function TabBox({ lab, tab }: { lab: Lab; tab: LabTab }) {
  const { phase, user, cause } = useStore(tab.runtime.session.store)
  const path = useSyncExternalStore(tab.router.subscribe, () => tab.router.state.location.pathname)
  const online = useSyncExternalStore(tab.network.subscribe, tab.network.online)
  const { tone, words } = PHASES[phase]
  return (
    <section className={styles.tab} aria-label={`Tab ${tab.name}`}>
      <header className={styles.tabBar}>
        <h2 className={styles.tabName}>Tab {tab.name}</h2>
        <code className={styles.address}>{path}</code>
        <Badge tone={tone} dot>
          {cause ? `${words}: ${cause}` : words}
        </Badge>
        <span className={styles.person}>{user?.fullName ?? 'Nobody'}</span>
      </header>
      <div className={styles.hands}>
        <Button size="sm" variant="outline" disabled={!user} onClick={() => lab.load(tab)}>
          Load again
        </Button>
        <Button size="sm" variant="outline" onClick={() => lab.reload(tab)}>
          Reload
        </Button>
        <Button size="sm" variant="outline" disabled={!user} onClick={() => lab.signInAsAnother(tab)}>
          Sign in as {otherThan(user?.email).fullName.split(' ')[0]}
        </Button>
        <Button size="sm" variant="outline" disabled={!user} onClick={() => lab.logOut(tab)}>
          Log out here
        </Button>
        <Switch
          label="No network"
          checked={!online}
          onCheckedChange={(checked) => lab.cutNetwork(tab, checked)}
        />
      </div>
      <TabWindow tab={tab} />
    </section>
  )
}
