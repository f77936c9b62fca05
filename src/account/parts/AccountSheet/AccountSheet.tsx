import type { ReactNode } from 'react'
import styles from './AccountSheet.module.css'

export interface AccountSheetProps {
  title: string
  lead: string
  /** Drawn beside the form where there is room: decoration, which says nothing that the form doesn't. */
  picture: ReactNode
  /** `lg` for forms of several steps. */
  size?: 'md' | 'lg'
  children: ReactNode
}

/** The page of every account screen: heading, form and ways on; beyond 1024 px a printed sheet beside them. */
export function AccountSheet({ title, lead, picture, size = 'md', children }: AccountSheetProps) {
  return (
    <div className={styles.screen}>
      <div className={styles.column} data-size={size}>
        <header className={styles.head}>
          <h1 tabIndex={-1}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </header>
        {children}
      </div>
      <div className={styles.sheet} aria-hidden="true">
        <div className={styles.picture}>{picture}</div>
      </div>
    </div>
  )
}

/** The ways on from an account screen, under everything else: one list item each. */
export function WaysOn({ children }: { children: ReactNode }) {
  return <ul className={styles.links}>{children}</ul>
}
