import type { ReactNode } from 'react'
import styles from './Prose.module.css'

export interface ProseProps {
  /** Paragraphs, headings from h2 on, lists, quotes and links, unstyled. */
  children: ReactNode
  /** Size of the text. */
  size?: 'sm' | 'md' | 'lg'
}

/** Running text at a readable measure (38 rem) with an even rhythm. */
export function Prose({ children, size = 'md' }: ProseProps) {
  return (
    <div className={styles.prose} data-size={size}>
      {children}
    </div>
  )
}
