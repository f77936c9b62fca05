import { CONTACT_SUBJECTS } from '@/lib/paths'
import { OfflineNote } from '@/runtime/presence/OfflineNote'
import { Button } from '@/ui/Button/Button'
import { DraftNote } from '@/ui/DraftNote/DraftNote'
import { Field } from '@/ui/Field/Field'
import { Message } from '@/ui/Message/Message'
import { Select } from '@/ui/Select/Select'
import { TextArea } from '@/ui/TextArea/TextArea'
import { TextInput } from '@/ui/TextInput/TextInput'
import styles from './ContactForm.module.css'
import type { ContactFormState } from './useContactForm'

const SUBJECTS = CONTACT_SUBJECTS.map((subject) => ({ value: subject, label: subject }))

/** Spec sections 2, 4, 5 and 8, Contact. */
export function ContactForm({ form, status, slow, hold, line, submit, prepare }: ContactFormState) {
  const { register } = form
  const { errors } = form.formState
  const busy = status === 'submitting'
  return (
    // Before its script is there, a form of this method goes nowhere, and puts nothing typed into the URL.
    <form
      className={styles.form}
      aria-label="Message to the studio"
      data-draft="contact"
      method="dialog"
      noValidate
      onFocus={prepare}
      onInput={prepare}
      onSubmit={submit}
    >
      <div className={styles.draft} data-empty={line.state === 'none' || undefined}>
        <DraftNote {...line} />
      </div>
      <Field label="Name" error={errors.name?.message} required className={styles.field}>
        <TextInput autoComplete="name" readOnly={busy} {...register('name')} />
      </Field>
      <Field label="Email" error={errors.email?.message} required className={styles.field}>
        <TextInput
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={busy}
          {...register('email')}
        />
      </Field>
      <Field label="Phone" optional className={styles.field}>
        <TextInput type="tel" autoComplete="tel" readOnly={busy} {...register('phone')} />
      </Field>
      <Field label="Subject" error={errors.subject?.message} required className={styles.field}>
        <Select options={SUBJECTS} placeholder="Choose a subject" readOnly={busy} {...register('subject')} />
      </Field>
      <Field label="Message" error={errors.message?.message} required className={styles.message}>
        <TextArea minRows={5} readOnly={busy} {...register('message')} />
      </Field>
      <div className={styles.foot}>
        <Button type="submit" busy={busy}>
          {busy ? 'Sending...' : 'Send Message'}
        </Button>
        {slow && hold.online ? (
          <Message title="This takes longer than usual">
            Your message is still being sent. It is kept here until that is done.
          </Message>
        ) : null}
        {status === 'success' ? (
          <Message tone="success" title="Message Sent Successfully!">
            We'll get back to you within 24 hours.
          </Message>
        ) : null}
        {/* Pressed while it cannot be sent, that is the news until the next try, not how an earlier one ended. By the
            network alone it neither goes nor is told anew. */}
        {status === 'error' && hold.asked === 0 ? (
          <Message tone="danger">There was an error submitting your message. Please try again.</Message>
        ) : null}
        <OfflineNote hold={hold} what="Your message" />
      </div>
    </form>
  )
}
