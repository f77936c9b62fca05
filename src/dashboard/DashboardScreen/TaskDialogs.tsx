import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useRuntime } from '@/runtime/RuntimeProvider'
import type { DashboardTask } from '../parts/TabBar/TabBar'
import { taskCode } from './loadTask'
import { useTask } from './useTask'

/** The dialog that the address asks for. It stays after closing, so that it can fade out. */
export function TaskDialogs() {
  const { task, close, reopen } = useTask()
  const [shown, setShown] = useState<{ task: DashboardTask; turn: number } | null>(null)
  const [before, setBefore] = useState<DashboardTask | null>(null)
  /** It comes back with what was written in it. */
  const [kept, setKept] = useState(false)
  if (task !== before) {
    setBefore(task)
    if (task && !(kept && shown?.task === task)) setShown({ task, turn: (shown?.turn ?? 0) + 1 })
    if (task) setKept(false)
  }
  const showing = shown?.task
  const onReopen = useCallback(() => {
    if (!showing) return
    setKept(true)
    reopen(showing)
  }, [showing, reopen])
  return shown ? (
    <LoadedDialog
      key={shown.turn}
      task={shown.task}
      open={task === shown.task}
      onClose={close}
      onReopen={onReopen}
    />
  ) : null
}

interface LoadedDialogProps {
  task: DashboardTask
  open: boolean
  onClose: () => void
  onReopen: () => void
}

/** A dialog once its code is there. */
function LoadedDialog({ task, open, onClose, onReopen }: LoadedDialogProps) {
  const { toasts } = useRuntime()
  const { data: Dialog, isError } = useQuery({ ...taskCode(task), enabled: open })
  const failed = isError && open
  useEffect(() => {
    if (!failed) return
    toasts.add({ text: 'The form could not be loaded. Try again.', tone: 'error', place: 'bottom-center' })
    onClose()
  }, [failed, onClose, toasts])
  return Dialog ? <Dialog open={open} onClose={onClose} onReopen={onReopen} /> : null
}
