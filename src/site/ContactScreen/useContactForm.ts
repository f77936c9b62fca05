import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useFormDraft } from '@/runtime/drafts/useFormDraft'
import { useSendHold } from '@/runtime/presence/useSendHold'
import { useRuntime } from '@/runtime/RuntimeProvider'
import { bodyOf, EMPTY_LETTER, isUntouched, KEEPING, type Letter, letterSchema, type Prefill } from './letter'

/** Spec section 4, contact form status. */
export type Status = 'idle' | 'submitting' | 'success' | 'error'

/** How long success is shown (spec section 9). */
const SUCCESS_MS = 5000

export interface ContactStart {
  status?: Status
  values?: Partial<Letter>
}

/** The form's values and its one call. It outlives the form: what was typed is still there after a look at the other tab. */
export function useContactForm({ subject, message }: Prefill, start: ContactStart = {}) {
  const { api, clock } = useRuntime()
  const [status, setStatus] = useState<Status>(start.status ?? 'idle')
  // Two clicks come faster than a render.
  const sending = useRef(false)
  const form = useForm<Letter>({
    defaultValues: { ...EMPTY_LETTER, ...start.values },
    mode: 'onTouched',
    resolver: standardSchemaResolver(letterSchema),
  })

  const fillIn = () => {
    if (subject) form.setValue('subject', subject)
    if (message && isUntouched(form.getValues('message'))) form.setValue('message', message)
  }

  const hold = useSendHold()
  const { line, drop } = useFormDraft({
    form,
    name: 'contact',
    empty: EMPTY_LETTER,
    keeping: KEEPING,
    // Who follows a link means what it asks for now.
    onRestore: fillIn,
  })

  // What the link asks for comes after hydration, since the build draws the page without it. It never writes over
  // what a person wrote.
  useLayoutEffect(fillIn, [form, subject, message])

  useEffect(() => {
    if (status === 'success') return clock.after(SUCCESS_MS, () => setStatus('idle'))
  }, [status, clock])

  // Neither client nor call is loaded before somebody writes.
  const parts = () => Promise.all([api(), import('@/api/contact')])

  const send = async (letter: Letter) => {
    if (sending.current || hold.hold()) return
    sending.current = true
    setStatus('submitting')
    try {
      const [client, calls] = await parts()
      await calls.sendContactMessage(client, bodyOf(letter))
      form.reset(EMPTY_LETTER)
      drop()
      setStatus('success')
    } catch {
      setStatus('error')
    } finally {
      sending.current = false
    }
  }

  return {
    form,
    status,
    hold,
    line,
    submit: form.handleSubmit(send),
    /** Loads what sends, while it is there: a deployment may take it away before the letter is written. */
    prepare: () => void parts().catch(() => {}),
  }
}

export type ContactFormState = ReturnType<typeof useContactForm>
