import { useState } from 'react'
import { Link, useRouteError } from 'react-router-dom'
import { useRuntime } from '@/runtime/RuntimeProvider'
import { Button } from '@/ui/Button/Button'
import { NotePage } from '../NotePage/NotePage'
import { CrashReport } from './CrashReport'
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
    <NotePage
      title="This page stopped working."
      lead="What you typed here and had not sent may be gone; what was sent and confirmed is kept. Reload the page. If it stops again, copy the report and send it to us."
      actions={
        <>
          <Button onClick={() => navigation.reload()}>Reload</Button>
          {/* A whole new page: this one's code may be broken. */}
          <Link reloadDocument to="/">
            Home
          </Link>
        </>
      }
    >
      <CrashReport text={report} />
    </NotePage>
  )
}
