import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { useRuntime } from '@/runtime/RuntimeProvider'
import { Button } from '@/ui/Button/Button'
import { NotePage } from '../NotePage/NotePage'

/** What stands in place of a screen that crashed. A reload is the way on. */
export function CrashNote({ error }: { error: unknown }) {
  const { clock, navigation, reportCrash } = useRuntime()
  const [crash] = useState(() => ({ error, href: navigation.href(), now: clock.now() }))
  const [report, setReport] = useState<ReactNode>(null)
  // What makes the report comes when it is needed. Where it does not, the note does without, but the crash is told of.
  useEffect(() => {
    import('./CrashReport')
      .then(({ reportedCrash }) => setReport(reportedCrash(crash, reportCrash)))
      .catch(() => reportCrash(`${crash.error instanceof Error ? crash.error.name : 'Crash'}: no report`))
  }, [crash, reportCrash])
  const page = useRef<HTMLDivElement>(null)
  // A screen that crashed while it was used took the focus with it: the note, where nobody has the focus, takes it and is
  // read out.
  useEffect(() => {
    if (!document.activeElement || document.activeElement === document.body)
      page.current?.querySelector('h1')?.focus()
  }, [])
  return (
    <NotePage
      ref={page}
      title="This page stopped working."
      lead="What you had not sent may be gone; what was confirmed is kept. Reload the page."
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
      {report}
    </NotePage>
  )
}
