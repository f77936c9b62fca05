import type { Conversation } from '@/api/conversations'
import { useOnline } from '@/runtime/presence/useOnline'
import { ReplyForm } from '../MessagesPanel/ReplyForm'
import { useReply } from '../MessagesPanel/useReply'
import styles from './Thread.module.css'

interface ThreadReplyProps {
  conversation: Conversation
  onSend: (content: string) => void
}

/** The box below a conversation. What is begun in it is the same draft as in the conversation's row. */
export function ThreadReply({ conversation, onSend }: ThreadReplyProps) {
  const online = useOnline()
  // What is on its way from the conversation's row is not changed here, nor sent as well.
  const { text, line, busy, write } = useReply(conversation)
  const content = text.trim()
  return (
    <ReplyForm
      className={styles.reply}
      label="Your reply"
      text={text}
      busy={busy}
      line={line}
      hint={content && !online ? 'You are offline. It waits here.' : undefined}
      ready={content !== '' && online}
      onWrite={write}
      onSend={(focus) => {
        focus()
        if (!content || !online || busy) return
        onSend(content)
        write('')
      }}
    />
  )
}
