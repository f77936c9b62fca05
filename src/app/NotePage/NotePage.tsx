import type { ReactNode, Ref } from 'react'
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
  ref?: Ref<HTMLDivElement>
}

/** What stands in place of a screen that could not be shown: why, and the ways on. */
export function NotePage({ title, lead, actions, children, ref }: NotePageProps) {
  return (
    <div ref={ref} className={styles.page}>
      <SceneStill className={styles.scene} />
      <PageHeader size="display" title={title} lead={lead} />
      <div className={styles.actions}>{actions}</div>
      {children}
    </div>
  )
}
