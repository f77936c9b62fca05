import { useState } from 'react'
import { Link, useRouteError } from 'react-router-dom'
import { ErrorScene } from '@/content/art/scenes/ErrorScene'
import { useRuntime } from '@/runtime/RuntimeProvider'
import { Button } from '@/ui/Button/Button'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import styles from '../pages.module.css'
import { CrashReport } from './CrashReport'
import own from './CrashReport.module.css'
import { crashReport } from './crashReport'

/** A crash screen may not crash itself, not even where no build has put the version in. */
const VERSION = typeof __VERSION__ === 'string' ? __VERSION__ : 'unknown'

/** What stands in place of a screen that crashed or whose code could not be loaded. A reload is the way on. */
export function CrashNote() {
  const { clock, navigation } = useRuntime()
  const error = useRouteError()
  const [report] = useState(() =>
    crashReport({ error, href: navigation.href(), version: VERSION, now: clock.now() }),
  )
  return (
    <div className={styles.page}>
      <div className={styles.scene}>
        <ErrorScene />
      </div>
      <PageHeader
        size="display"
        title="This page stopped working."
        lead="What you typed here and had not sent may be gone; what was sent and confirmed is kept. Reload the page. If it stops again, copy the report and send it to us."
      />
      <p className={own.ways}>
        <Button onClick={() => navigation.reload()}>Reload</Button>
        {/* A whole new page: this one's code may be broken. */}
        <Link reloadDocument to="/">
          Home
        </Link>
      </p>
      <CrashReport text={report} />
    </div>
  )
}
