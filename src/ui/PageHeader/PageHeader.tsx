import type { ReactNode } from 'react'
import styles from './PageHeader.module.css'

export interface PageHeaderProps {
  /** The page's only h1. It takes the focus after a change of route. */
  title: ReactNode
  /** One or two sentences below it. */
  lead?: ReactNode
  /** A few words above the title. */
  eyebrow?: ReactNode
  /** Buttons and links, beside the title on a wide screen and below it on a phone. */
  actions?: ReactNode
  /** `display` for pages of the site, `page` for the calmer dashboard. */
  size?: 'display' | 'page'
}

/** The head of a page: what it is, what it is for, and what can be done first. */
export function PageHeader({ title, lead, eyebrow, actions, size = 'page' }: PageHeaderProps) {
  return (
    <header className={styles.header} data-size={size}>
      <div className={styles.words}>
        {eyebrow ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </header>
  )
}
