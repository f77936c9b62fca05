import { type KeyboardEvent, useRef } from 'react'
import type { Conversation } from '@/api/conversations'
import { useOnline } from '@/runtime/presence/useOnline'
import { Button } from '@/ui/Button/Button'
import { DraftNote } from '@/ui/DraftNote/DraftNote'
import { Field } from '@/ui/Field/Field'
import { TextArea } from '@/ui/TextArea/TextArea'
import { conversationName } from './conversationName'
import styles from './MessagesPanel.module.css'
import { useReply } from './useReply'

/** Ctrl or Command with Enter sends, unless the Enter belongs to an input method. */
const isSendKey = (event: KeyboardEvent) =>
  event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing

const heldNote = (online: boolean) => (online ? 'Not sent yet.' : 'You are offline. It waits here.')

/** A box of one line that grows, and Send beside it. */
export function ReplyBox({ conversation }: { conversation: Conversation }) {
  const area = useRef<HTMLTextAreaElement>(null)
  const { text, error, held, line, busy, write, send } = useReply(conversation)
  const online = useOnline()
  const name = conversationName(conversation.preview)

  function submit() {
    if (!send()) area.current?.focus()
  }
  return (
    <form
      className={styles.reply}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Field label={`Reply to ${name}`} hideLabel error={error} hint={held ? heldNote(online) : undefined}>
        <TextArea
          ref={area}
          minRows={1}
          placeholder="Write a reply"
          value={text}
          // What is on its way is not changed under it; the focus stays.
          readOnly={busy}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onChange={(event) => write(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (!isSendKey(event)) return
            event.preventDefault()
            submit()
          }}
        />
      </Field>
      <Button
        type="submit"
        // One main action at a time: the box that holds something to send.
        variant={text.trim() ? 'solid' : 'outline'}
        className={styles.send}
        busy={busy}
        aria-label={`Send reply to ${name}`}
      >
        Send
      </Button>
      <div className={styles.draft} data-empty={line.state === 'none' || undefined}>
        <DraftNote {...line} />
      </div>
    </form>
  )
}
