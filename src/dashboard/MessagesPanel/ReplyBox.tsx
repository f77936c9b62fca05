import type { Conversation } from '@/api/conversations'
import { useOnline } from '@/runtime/presence/useOnline'
import { conversationName } from './conversationName'
import styles from './MessagesPanel.module.css'
import { ReplyForm } from './ReplyForm'
import { useReply } from './useReply'

const heldNote = (online: boolean) => (online ? 'Not sent yet.' : 'You are offline. It waits here.')

/** The box of a conversation's row. */
export function ReplyBox({ conversation }: { conversation: Conversation }) {
  const { text, error, held, line, busy, write, send } = useReply(conversation)
  const online = useOnline()
  const name = conversationName(conversation.preview)
  return (
    <ReplyForm
      className={styles.reply}
      label={`Reply to ${name}`}
      sendLabel={`Send reply to ${name}`}
      text={text}
      error={error}
      busy={busy}
      line={line}
      hint={held ? heldNote(online) : undefined}
      ready={text.trim() !== ''}
      onWrite={write}
      onSend={(focus) => {
        if (!send()) focus()
      }}
    />
  )
}
