import { type ReactNode, useRef, useState } from 'react'
import { STUDIO } from '@/content/studio'
import { Button } from '@/ui/Button/Button'
import { Scroller } from '@/ui/Scroller/Scroller'
import { TextLink } from '@/ui/TextLink/TextLink'
import styles from './CrashReport.module.css'
import { type Crash, crashReport } from './crashReport'

/** A crash screen may not crash itself, not even where no build has put the version in. */
const VERSION = typeof __VERSION__ === 'string' ? __VERSION__ : 'unknown'

/** The file that this stands in: each build that differs names it anew, whatever package.json says. */
const BUILD = /[\w-]+(?=\.js$)/.exec(import.meta.url)?.[0]

/** Writes the report of a crash, sends it, and returns it to be read and copied. */
export function reportedCrash(crash: Omit<Crash, 'version'>, send: (report: string) => void): ReactNode {
  const text = crashReport({ ...crash, version: BUILD ? `${VERSION} (${BUILD})` : VERSION })
  send(text)
  return (
    <>
      <p>If it stops again, copy the report and send it to us.</p>
      <CrashReport text={text} />
    </>
  )
}

/** The report of a crash, to be read before it is sent, and copied. */
function CrashReport({ text }: { text: string }) {
  const report = useRef<HTMLPreElement>(null)
  const [said, setSaid] = useState('')

  const copy = () => {
    const selection = document.getSelection()
    if (report.current) selection?.selectAllChildren(report.current)
    // Not the runtime's way (useOutput): what crashed may be what provides it. This one works on plain http, too.
    const copied = document.execCommand('copy')
    setSaid(copied ? 'Copied.' : 'The report is selected: copy it with Ctrl+C or ⌘C.')
  }
  return (
    <details className={styles.report}>
      <summary className={styles.summary}>Report for {STUDIO.email}</summary>
      <div className={styles.body}>
        <p>Address queries, tokens, emails and quoted data are taken out. Read it before you send it.</p>
        <Scroller className={styles.text} label="Report">
          <pre ref={report}>{text}</pre>
        </Scroller>
        <p className={styles.actions}>
          <Button variant="outline" onClick={copy}>
            Copy report
          </Button>
          <TextLink href={`mailto:${STUDIO.email}?subject=${encodeURIComponent('A page stopped working')}`}>
            Write to us
          </TextLink>
          <span role="status">{said}</span>
        </p>
      </div>
    </details>
  )
}
