import type { ReactNode } from 'react'
import { OfflineNote } from '@/runtime/presence/OfflineNote'
import { DateInput } from '@/ui/DateInput/DateInput'
import { DraftNote } from '@/ui/DraftNote/DraftNote'
import { Field } from '@/ui/Field/Field'
import { Message } from '@/ui/Message/Message'
import { TextArea } from '@/ui/TextArea/TextArea'
import { StoppedNote } from '../parts/StoppedNote/StoppedNote'
import styles from './ReviewDesk.module.css'
import type { RequestState } from './useRequest'

export interface RequestFormProps {
  id: string
  request: RequestState
  /** The day today, YYYY-MM-DD. */
  today: string
  /** The list of changes. */
  children: ReactNode
}

/** What should change, in general, point by point, and by when. */
export function RequestForm({ id, request, today, children }: RequestFormProps) {
  const { form, fixed, message, stopped, hold, line } = request
  const { errors } = form.formState
  const { ref, name, onChange, onBlur } = form.register('deadline')
  return (
    <form
      id={id}
      className={styles.form}
      aria-label="Request changes"
      noValidate
      onSubmit={(event) => void request.send(event)}
    >
      <DraftNote {...line} />
      {children}
      <Field label="What should change?" error={errors.comment?.message} required>
        <TextArea minRows={3} readOnly={fixed} {...form.register('comment')} />
      </Field>
      <Field label="New deadline" error={errors.deadline?.message} optional>
        <DateInput ref={ref} name={name} onChange={onChange} onBlur={onBlur} min={today} readOnly={fixed} />
      </Field>
      {stopped ? <StoppedNote /> : null}
      {message ? <Message tone="danger">{message}</Message> : null}
      {request.elsewhere ? null : <OfflineNote hold={hold} what="Your request" />}
    </form>
  )
}
