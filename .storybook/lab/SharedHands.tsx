import { useStore } from 'zustand'
import { Button } from '@/ui/Button/Button'
import { Switch } from '@/ui/Switch/Switch'
import type { Lab } from './createLab'
import styles from './Lab.module.css'
import { useAllOffline } from './useAllOffline'

/** What happens to the server, to the storage, or to all tabs at once. */
export function SharedHands({ lab }: { lab: Lab }) {
  const { tabs, refusing } = useStore(lab.store)
  const offline = useAllOffline(tabs)
  return (
    <section className={styles.hands} aria-label="All tabs">
      <Button size="sm" onClick={() => void lab.expireTokens()}>
        Expire token
      </Button>
      <Button size="sm" onClick={lab.loadAll}>
        Load in all tabs
      </Button>
      <Button size="sm" variant="outline" onClick={lab.logOutElsewhere}>
        Log out elsewhere
      </Button>
      <Button size="sm" variant="outline" onClick={lab.clearStorage}>
        Clear storage
      </Button>
      <Switch
        label="Refuse refresh"
        checked={refusing}
        onCheckedChange={(checked) => void lab.refuseRefresh(checked)}
      />
      <Switch
        label="No network at all"
        checked={offline}
        onCheckedChange={(checked) => lab.cutNetwork('all', checked)}
      />
      <Switch
        label="Third tab, mounted twice (StrictMode)"
        checked={tabs.some(({ strict }) => strict)}
        onCheckedChange={lab.mountTwice}
      />
    </section>
  )
}
