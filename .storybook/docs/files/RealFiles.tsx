import { useState } from 'react'
import { Scroller } from '@/ui/Scroller/Scroller'
import styles from './files.module.css'
import { SOURCES } from './sources'

interface RealFileProps {
  path: string
  about: string
}

/** A file by its path, and its text when it is opened. */
function RealFile({ path, about }: RealFileProps) {
  const [text, setText] = useState<string | null>(null)
  const open = async () => {
    if (text === null) setText((await SOURCES[`/${path}`]?.()) ?? 'This file is not there.')
  }
  return (
    <details onToggle={() => void open()}>
      <summary>
        <code>{path}</code>
        <span>{about}</span>
      </summary>
      <Scroller axis="both" label={path} className={styles.text}>
        <pre>{text ?? 'Loading'}</pre>
      </Scroller>
    </details>
  )
}

/** The real files that a page speaks of, each to be opened where it is named. */
export function RealFiles({ files }: { files: readonly (readonly [path: string, about: string])[] }) {
  return (
    <div className={`sb-unstyled ${styles.files}`}>
      {files.map(([path, about]) => (
        <RealFile key={path} path={path} about={about} />
      ))}
    </div>
  )
}
