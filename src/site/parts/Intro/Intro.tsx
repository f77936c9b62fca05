import type { ReactNode } from 'react'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import styles from './Intro.module.css'

export interface IntroProps {
  /** The page's only h1. */
  title: ReactNode
  lead?: ReactNode
  /** A drawing beside the words; below them on a phone. */
  picture?: ReactNode
  /** How the drawing stands: beside the words, or as a strip across the page below them. */
  layout?: 'beside' | 'strip'
}

/** The first screen of a page: what it is, in big type, with one drawing. */
export function Intro({ title, lead, picture, layout = 'beside' }: IntroProps) {
  return (
    <div className={styles.intro} data-layout={picture ? layout : undefined}>
      <div className={styles.words}>
        <PageHeader size="display" title={title} lead={lead} />
      </div>
      {picture ? <div className={styles.picture}>{picture}</div> : null}
    </div>
  )
}
