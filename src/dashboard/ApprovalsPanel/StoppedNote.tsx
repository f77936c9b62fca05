import { Message } from '@/ui/Message/Message'

/** Said in the dialog of a decision that was called off on its way. */
export function StoppedNote() {
  return <Message>Stopped before the studio answered. What you wrote is still here.</Message>
}
