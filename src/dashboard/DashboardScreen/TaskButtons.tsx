import { useQueryClient } from '@tanstack/react-query'
import { Box, Upload } from 'lucide-react'
import { ButtonLink } from '@/ui/Button/ButtonLink'
import type { DashboardTask } from '../parts/TabBar/TabBar'
import styles from './DashboardScreen.module.css'
import { taskCode } from './loadTask'
import { useTask } from './useTask'

/** The admin's two tasks in the header. A phone has them in its tab bar. */
export function TaskButtons() {
  const client = useQueryClient()
  const { pathOf } = useTask()
  // Ready by the time of the click; if it cannot be had, the click says so.
  const ahead = (task: DashboardTask) => {
    const load = () => void client.prefetchQuery(taskCode(task))
    return { href: pathOf(task), onPointerEnter: load, onPointerDown: load, onFocus: load }
  }
  return (
    <div className={styles.tasks}>
      <ButtonLink variant="outline" {...ahead('product')}>
        <Box className={styles.taskIcon} aria-hidden="true" />
        New Product
      </ButtonLink>
      <ButtonLink {...ahead('upload')}>
        <Upload className={styles.taskIcon} aria-hidden="true" />
        Upload submission
      </ButtonLink>
    </div>
  )
}
