import { Message } from '@/ui/Message/Message'
import type { SendHold } from './useSendHold'

export interface OfflineNoteProps {
  hold: SendHold
  /** What waits, as the subject of a sentence: "Your message". */
  what: string
}

/** By a form's button: why it does not send, and that it can again. Said anew at each press. */
export function OfflineNote({ hold: { online, asked }, what }: OfflineNoteProps) {
  if (!online)
    return (
      <Message key={asked} tone="warning" title="You are offline">
        {what} is kept here. Send it when you are back.
      </Message>
    )
  return asked > 0 ? (
    <Message key="back" title="You are back online">
      {what} is ready to send.
    </Message>
  ) : null
}
