import type { ReactNode } from 'react'
import styles from './SkipLink.module.css'

export interface SkipLinkProps {
  /** Id of the element to jump to; it needs `tabIndex={-1}`, so that the focus can follow. */
  targetId: string
  /** The words; "Skip to content" if not given. */
  children?: ReactNode
}

/** The first thing in the tab order: seen only while focused, it jumps over the header. */
export function SkipLink({ targetId, children = 'Skip to content' }: SkipLinkProps) {
  return (
    <a
      className={styles.link}
      href={`#${targetId}`}
      onClick={(event) => {
        const target = document.getElementById(targetId)
        if (!target) return
        // The address stays as it is: a hash would be one more step for Back.
        event.preventDefault()
        target.focus()
      }}
    >
      {children}
    </a>
  )
}
