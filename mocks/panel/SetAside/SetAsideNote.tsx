import { Button } from '@/ui/Button/Button'
import { Message } from '@/ui/Message/Message'
import type { PanelHost } from '../host'
import { BringBack } from './BringBack'

export interface SetAsideNoteProps {
  host: PanelHost
  /** Takes the note away; what was set aside stays so. */
  onDismiss: () => void
}

/** Says on arrival that the link's data took the place of what was changed here, and leads back to it. */
export function SetAsideNote({ host, onDismiss }: SetAsideNoteProps) {
  return (
    <Message
      title="This link started the data anew."
      action={
        <>
          <BringBack host={host} />{' '}
          <Button size="sm" variant="quiet" onClick={onDismiss}>
            Dismiss
          </Button>
        </>
      }
    >
      What you had changed here is set aside.
    </Message>
  )
}
