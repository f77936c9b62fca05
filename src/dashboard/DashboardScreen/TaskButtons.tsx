import { useQueryClient } from '@tanstack/react-query'
import { Box, Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLinkClickHandler, useLocation } from 'react-router-dom'
import { ButtonLink, type ButtonLinkProps } from '@/ui/Button/ButtonLink'
import { type DashboardTask, taskStep } from '../parts/TaskDialog/taskStep'
import styles from './DashboardScreen.module.css'
import { taskCode } from './loadTask'

/** The admin's two tasks in the header. A phone has them in its tab bar. */
export function TaskButtons() {
  return (
    <div className={styles.tasks}>
      <TaskLink task="product" variant="outline">
        <Box className={styles.taskIcon} aria-hidden="true" />
        New Product
      </TaskLink>
      <TaskLink task="upload">
        <Upload className={styles.taskIcon} aria-hidden="true" />
        Upload submission
      </TaskLink>
    </div>
  )
}

interface TaskLinkProps extends Pick<ButtonLinkProps, 'variant'> {
  task: DashboardTask
  children: ReactNode
}

function TaskLink({ task, ...rest }: TaskLinkProps) {
  const client = useQueryClient()
  const { to, ...step } = taskStep(useLocation(), task)
  // The design system's link knows no steps of the history.
  const open = useLinkClickHandler<HTMLAnchorElement>(to, step)
  // Ready by the time of the click; if it cannot be had, the click says so.
  const load = () => void client.prefetchQuery(taskCode(task))
  return (
    <ButtonLink
      {...rest}
      href={to}
      onClick={open}
      onPointerEnter={load}
      onPointerDown={load}
      onFocus={load}
    />
  )
}
