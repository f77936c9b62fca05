import type { ReactNode } from 'react'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import styles from './PictureHead.module.css'

export interface PictureHeadProps {
  /** The page's h1. */
  title: string
  lead: string
  /** The page's one obvious action. */
  action: ReactNode
  /** A drawing; decoration, unless its caption says otherwise. */
  picture: ReactNode
  caption?: string
}

/** The head of a page with a picture that runs to the window's edge; above the words on a phone it would only delay them. */
export function PictureHead({ title, lead, action, picture, caption }: PictureHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <PageHeader size="display" title={title} lead={lead} />
        <div className={styles.action}>{action}</div>
      </div>
      <figure className={styles.figure}>
        <div className={styles.picture}>{picture}</div>
        {caption ? <figcaption className={styles.caption}>{caption}</figcaption> : null}
      </figure>
    </div>
  )
}
