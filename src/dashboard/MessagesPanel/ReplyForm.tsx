import { type KeyboardEvent, useRef } from 'react'
import { isComposing } from '@/lib/isComposing'
import type { DraftLine } from '@/runtime/drafts/useFormDraft'
import { Button } from '@/ui/Button/Button'
import { DraftNote } from '@/ui/DraftNote/DraftNote'
import { Field } from '@/ui/Field/Field'
import { TextArea } from '@/ui/TextArea/TextArea'
import { isTooLong, TOO_LONG } from '../parts/limits'
import styles from './ReplyForm.module.css'

/** Ctrl or Command with Enter sends, unless the Enter belongs to an input method. */
const isSendKey = (event: KeyboardEvent) =>
  event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isComposing(event)

export interface ReplyFormProps {
  /** The name of the box; it is spoken, not seen. */
  label: string
  text: string
  onWrite: (text: string) => void
  /** Asked to send; `focus` brings the focus into the box. */
  onSend: (focus: () => void) => void
  /** Why it was not sent. */
  error?: string | null
  hint?: string | undefined
  /** What is on its way is not changed under it; the focus stays. */
  busy: boolean
  /** One main action at a time: the box that holds something to send. */
  ready: boolean
  /** The name of Send, where "Send" alone would not say what. */
  sendLabel?: string
  /** What is said of its draft, below; who has it back goes on in the box. */
  line: DraftLine
  className?: string | undefined
}

/** A box of one line that grows, and Send beside it. */
export function ReplyForm(props: ReplyFormProps) {
  const { label, text, onWrite, onSend, error, hint, busy, ready, sendLabel, line } = props
  const area = useRef<HTMLTextAreaElement>(null)
  const focus = () => area.current?.focus()
  const wrong = isTooLong(text)
  const submit = () => (wrong ? focus() : onSend(focus))
  return (
    <form
      className={[styles.reply, props.className].filter(Boolean).join(' ')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Field label={label} hideLabel error={wrong ? TOO_LONG : error} hint={hint}>
        <TextArea
          ref={area}
          minRows={1}
          placeholder="Write a reply"
          value={text}
          readOnly={busy}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onChange={(event) => onWrite(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (!isSendKey(event)) return
            event.preventDefault()
            submit()
          }}
        />
      </Field>
      <Button
        type="submit"
        variant={ready ? 'solid' : 'outline'}
        className={styles.send}
        busy={busy}
        aria-label={sendLabel}
      >
        Send
      </Button>
      <div className={styles.draft} data-empty={line.state === 'none' || undefined}>
        <DraftNote
          {...line}
          onUndo={() => {
            line.onUndo()
            focus()
          }}
        />
      </div>
    </form>
  )
}
