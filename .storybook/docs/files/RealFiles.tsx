import { useState } from 'react'
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long file is scrolled by keyboard too. */}
      <pre tabIndex={0}>{text ?? 'Loading'}</pre>
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
