import { type ComponentType, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { useRuntime } from '@/runtime/RuntimeProvider'
import { Button } from '@/ui/Button/Button'
import { NotePage } from '../NotePage/NotePage'
import type { CrashReportProps } from './CrashReport'

/** What stands in place of a screen that crashed. A reload is the way on. */
export function CrashNote({ error }: { error: unknown }) {
  const { clock, navigation } = useRuntime()
  const [crash] = useState(() => ({ error, href: navigation.href(), now: clock.now() }))
  const Report = useReport()
  return (
    <NotePage
      title="This page stopped working."
      lead={`What you typed here and had not sent may be gone; what was sent and confirmed is kept. Reload the page.${Report ? ' If it stops again, copy the report and send it to us.' : ''}`}
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
      {Report ? <Report {...crash} /> : null}
    </NotePage>
  )
}

/** What tells of the crash, once it has come; nobody needs it before. Where it does not come the note does without. */
function useReport(): ComponentType<CrashReportProps> | null {
  const [Report, setReport] = useState<ComponentType<CrashReportProps> | null>(null)
  useEffect(() => {
    import('./CrashReport').then(
      ({ CrashReport }) => setReport(() => CrashReport),
      () => {},
    )
  }, [])
  return Report
}
