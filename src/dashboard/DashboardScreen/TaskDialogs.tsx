import { useCallback, useState } from 'react'
import type { DashboardTask } from '../parts/TaskDialog/taskStep'
import { useLateCode } from '../parts/useLateCode'
import { taskCode } from './loadTask'
import { useTask } from './useTask'

/** The dialog that the address asks for. It stays after closing, so that it can fade out; the next one is new. */
export function TaskDialogs() {
  const { task, location, close, reopen } = useTask()
  const [shown, setShown] = useState<{ task: DashboardTask; turn: number } | null>(null)
  /** What is shown is still being worked on: coming back to it shows it as it was left. */
  const [live, setLive] = useState(false)
  const [seen, setSeen] = useState<string | null>(null)
  // Each step of the history is told from the one before, also where their addresses are the same.
  const step = task && location.key
  if (step !== seen) {
    setSeen(step)
    setLive(task !== null)
    if (task && !(live && shown?.task === task)) setShown({ task, turn: (shown?.turn ?? 0) + 1 })
  }
  const showing = shown?.task
  const onReopen = useCallback(() => {
    if (!showing) return
    setLive(true)
    reopen(showing)
  }, [showing, reopen])
  const onClose = useCallback(() => {
    setLive(false)
    close()
  }, [close])
  return shown ? (
    <LoadedDialog
      key={shown.turn}
      task={shown.task}
      open={task === shown.task}
      onClose={onClose}
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
  const Dialog = useLateCode(taskCode(task), open, 'The form', onClose)
  return Dialog ? <Dialog open={open} onClose={onClose} onReopen={onReopen} /> : null
}
