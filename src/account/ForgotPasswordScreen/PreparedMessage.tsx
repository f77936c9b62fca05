import { useRef, useState } from 'react'
import { useOutput } from '@/runtime/useOutput'
import { Button } from '@/ui/Button/Button'
import button from '@/ui/Button/Button.module.css'
import { Field } from '@/ui/Field/Field'
import { TextArea } from '@/ui/TextArea/TextArea'
import styles from './ForgotPasswordScreen.module.css'
import type { ResetMessage } from './resetMessage'

const COPIED = 'Copied.'

/** The message, to be sent by the person's own mail program or copied into whatever they write with. */
export function PreparedMessage({ message, copied: before }: { message: ResetMessage; copied: boolean }) {
  const output = useOutput()
  const text = useRef<HTMLTextAreaElement>(null)
  const [said, setSaid] = useState({ of: message.body, text: before ? COPIED : '' })

  const copy = async () => {
    text.current?.select()
    const copied = await output.copy(message.body)
    setSaid({ of: message.body, text: copied ? COPIED : 'The text is selected: copy it with Ctrl+C or ⌘C.' })
  }

  return (
    <div className={styles.message}>
      <Field label="Your message to us">
        <TextArea ref={text} readOnly minRows={5} value={message.body} />
      </Field>
      <div className={styles.actions}>
        {message.href ? (
          <a className={button.button} data-variant="solid" href={message.href}>
            Open in your mail program
          </a>
        ) : null}
        <Button variant="outline" onClick={() => void copy()}>
          Copy text
        </Button>
        <p className={styles.said} role="status">
          {/* Of another text than the one that stands there now it would be untrue. */}
          {said.of === message.body ? said.text : ''}
        </p>
      </div>
    </div>
  )
}
