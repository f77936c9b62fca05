import { ErrorScene } from '@/content/art/scenes/ErrorScene'
import { useRuntime } from '@/runtime/RuntimeProvider'
import { Button } from '@/ui/Button/Button'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import styles from '../pages.module.css'

/** What stands there when a screen crashed or its code could not be loaded. A reload is the way on. */
export function CrashScreen() {
  const { navigation } = useRuntime()
  return (
    <main className={styles.page}>
      <div className={styles.scene}>
        <ErrorScene />
      </div>
      <PageHeader
        size="display"
        title="This page stopped working."
        lead="Nothing you sent is lost. Load the page again; if it happens twice, write to us."
        actions={<Button onClick={() => navigation.reload()}>Load again</Button>}
      />
    </main>
  )
}
