import { type KeyboardEvent, useRef } from 'react'
import type { Conversation } from '@/api/conversations'
import { useOnline } from '@/runtime/presence/useOnline'
import { Button } from '@/ui/Button/Button'
import { DraftNote } from '@/ui/DraftNote/DraftNote'
import { Field } from '@/ui/Field/Field'
import { TextArea } from '@/ui/TextArea/TextArea'
import { useReply } from '../MessagesPanel/useReply'
import styles from './Thread.module.css'

/** Ctrl or Command with Enter sends, unless the Enter belongs to an input method. */
const isSendKey = (event: KeyboardEvent) =>
  event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing

interface ThreadReplyProps {
  conversation: Conversation
  onSend: (content: string) => void
}

/** The box below a conversation. What is begun in it is the same draft as in the conversation's row. */
export function ThreadReply({ conversation, onSend }: ThreadReplyProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const online = useOnline()
  const { text, line, busy, write } = useReply(conversation)
  const content = text.trim()

  function submit() {
    area.current?.focus()
    if (!content || !online || busy) return
    onSend(content)
    write('')
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
      <Field
        label="Your reply"
        hideLabel
        hint={content && !online ? 'You are offline. It waits here.' : undefined}
      >
        <TextArea
          ref={area}
          minRows={1}
          placeholder="Write a reply"
          value={text}
          // What is on its way from the conversation's row is not changed under it, nor sent from here as well.
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
      <Button type="submit" variant={content && online ? 'solid' : 'outline'} busy={busy}>
        Send
      </Button>
      <div className={styles.draft} data-empty={line.state === 'none' || undefined}>
        <DraftNote {...line} />
      </div>
    </form>
  )
}
