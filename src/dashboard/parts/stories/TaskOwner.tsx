import { type ComponentType, useState } from 'react'
import { Button } from '@/ui/Button/Button'
import type { TaskProps } from '../TaskDialog/TaskDialog'

/** For stories: stands for the address, which opens a task's dialog and is left when it closes. */
export function TaskOwner<P extends TaskProps>({ of: Dialog, ...props }: { of: ComponentType<P> } & P) {
  const [open, setOpen] = useState(props.open)
  const task = props as unknown as P
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(false)}>
        Back
      </Button>
      <Dialog
        {...task}
        open={open}
        onClose={() => {
          setOpen(false)
          props.onClose()
        }}
        onReopen={() => {
          setOpen(true)
          props.onReopen()
        }}
      />
    </>
  )
}
