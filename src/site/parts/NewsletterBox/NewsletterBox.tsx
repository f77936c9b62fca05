import { CircleAlert, CircleCheck } from 'lucide-react'
import { type FormEvent, useId, useRef } from 'react'
import { Button } from '@/ui/Button/Button'
import { TextInput } from '@/ui/TextInput/TextInput'
import styles from './NewsletterBox.module.css'
import { type NewsletterFeedback, useSubscription } from './useSubscription'

export interface NewsletterBoxProps {
  /** Names the form; two boxes on one page need two names. */
  name?: string
  /** The words above the input, and so its name. */
  label?: string
  /** What it says at first, for stories. */
  initial?: NewsletterFeedback | null
}

/** Subscribes an address to the newsletter (spec sections 2, 5 and 8): in the footer, and on Home once. */
export function NewsletterBox({
  name = 'Newsletter',
  label = 'Email for the newsletter',
  initial = null,
}: NewsletterBoxProps) {
  const { feedback, busy, subscribe, prepare } = useSubscription(initial)
  const inputId = useId()
  const feedbackId = useId()
  const input = useRef<HTMLInputElement>(null)
  const wrong = feedback !== null && feedback.kind !== 'success'

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = input.current?.value ?? ''
    if (await subscribe(typed)) {
      // What was typed while the call was under way is the next address.
      if (input.current?.value === typed) form.reset()
      return
    }
    // Whoever went on meanwhile, to another field or page, is not fetched back. Safari gives a pressed button no focus.
    const { activeElement } = document
    if (activeElement === document.body || form.contains(activeElement)) input.current?.focus()
  }

  return (
    // Before its script is there, a form of this method goes nowhere, and puts no address into the URL.
    <form
      className={styles.form}
      aria-label={name}
      method="dialog"
      noValidate
      onFocus={prepare}
      onSubmit={submit}
    >
      <div className={styles.row}>
        {/* No Field: its messages are not this box's, and its code would come along on every page. */}
        <div className={styles.field}>
          <label className={styles.label} htmlFor={inputId}>
            {label}
          </label>
          <TextInput
            ref={input}
            id={inputId}
            type="email"
            name="email"
            required
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="you@company.com"
            aria-invalid={feedback?.kind === 'invalid' || undefined}
            aria-describedby={wrong ? feedbackId : undefined}
          />
        </div>
        <Button type="submit" busy={busy} className={styles.button}>
          Subscribe
        </Button>
      </div>
      <p className={styles.feedback} id={feedbackId} role="status" data-kind={feedback?.kind}>
        {feedback ? (
          <>
            {wrong ? <CircleAlert aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}
            <span>{feedback.text}</span>
          </>
        ) : null}
      </p>
    </form>
  )
}
