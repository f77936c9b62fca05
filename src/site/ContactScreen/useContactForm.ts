import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useStore } from 'zustand'
import { useFormDraft } from '@/runtime/drafts/useFormDraft'
import { useHydrated } from '@/runtime/hooks'
import { useSendHold } from '@/runtime/presence/useSendHold'
import { useRuntime } from '@/runtime/RuntimeProvider'
import { bodyOf, EMPTY_LETTER, isUntouched, KEEPING, type Letter, letterSchema, type Prefill } from './letter'
import { DRAFT, type Status, useLetterBox } from './letterBox'

/** How long success is shown (spec section 9). */
const SUCCESS_MS = 5000

const NOTHING_ASKED: Prefill = { subject: '', message: '' }

export interface ContactStart {
  status?: Status
  values?: Partial<Letter>
}

/**
 * The form's values and its one call. It outlives the form: what was typed is still there after a look at the other tab.
 * `link` is what the address asks for.
 */
export function useContactForm(link: Prefill, start: ContactStart = {}) {
  const { api, clock } = useRuntime()
  const letters = useLetterBox(start.status)
  const status = useStore(letters.store, (state) => state.status)
  const form = useForm<Letter>({
    defaultValues: { ...EMPTY_LETTER, ...start.values },
    mode: 'onTouched',
    resolver: standardSchemaResolver(letterSchema),
  })

  // The build draws the page without what a link asks for: it comes after hydration.
  const { subject, message } = useHydrated() ? link : NOTHING_ASKED
  /** The link's subject that was filled in last, here or before the draft was left: only another one takes its place. */
  const filledIn = useRef<unknown>('')
  const fillIn = () => {
    if (subject && subject !== filledIn.current) {
      filledIn.current = subject
      form.setValue('subject', subject)
    }
    if (message && isUntouched(form.getValues('message'))) form.setValue('message', message)
  }

  const hold = useSendHold()
  const { line, drop } = useFormDraft({
    form,
    name: DRAFT,
    empty: EMPTY_LETTER,
    keeping: KEEPING,
    // From the address itself, also while hydrating: a change of it would count as a change of the draft.
    beside: { asked: link.subject },
    // Who follows another link means what it asks for now; by the same one, they go on with what they chose.
    onRestore(words) {
      filledIn.current = words.asked
      fillIn()
    },
  })

  useLayoutEffect(fillIn, [form, subject, message])

  const empty = useEffectEvent(() => {
    form.reset(EMPTY_LETTER)
    drop()
  })
  useLayoutEffect(() => letters.attend(() => empty()), [letters])

  useEffect(() => {
    if (status === 'success') return clock.after(SUCCESS_MS, letters.settle)
  }, [status, clock, letters])

  // Neither client nor call is loaded before somebody writes.
  const parts = () => Promise.all([api(), import('@/api/contact')])

  const send = async (letter: Letter) => {
    if (letters.store.getState().status === 'submitting' || hold.hold()) return
    await letters.send(async () => {
      const [client, calls] = await parts()
      await calls.sendContactMessage(client, bodyOf(letter))
    })
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
