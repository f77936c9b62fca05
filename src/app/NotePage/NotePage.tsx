import type { ReactNode } from 'react'
import { still } from '@/runtime/still'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import styles from './NotePage.module.css'

const SceneStill = still(async () => (await import('@/content/art/scenes/ErrorScene')).ErrorScene)

export interface NotePageProps {
  title: string
  lead: string
  /** The ways on, the best one first. */
  actions: ReactNode
  /** Below them. */
  children?: ReactNode
}

/** What stands in place of a screen that could not be shown: why, and the ways on. */
export function NotePage({ title, lead, actions, children }: NotePageProps) {
  return (
    <div className={styles.page}>
      <SceneStill className={styles.scene} />
      <PageHeader size="display" title={title} lead={lead} />
      <div className={styles.actions}>{actions}</div>
      {children}
    </div>
  )
}
