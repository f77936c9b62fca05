import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useStore } from 'zustand'
import { useFormDraft } from '@/runtime/drafts/useFormDraft'
import { useHydrated } from '@/runtime/hooks'
import { useSendHold } from '@/runtime/presence/useSendHold'
import { useRuntime } from '@/runtime/RuntimeProvider'
import { bodyOf, EMPTY_LETTER, KEEPING, type Letter, letterSchema, type Prefill, withAbout } from './letter'
import { DRAFT, type LetterState, type Status, useLetterBox } from './letterBox'

/** How long success is shown (spec section 9). */
const SUCCESS_MS = 5000
/** From then on it is said that no answer has come yet. */
const SLOW_MS = 20_000

const NOTHING_ASKED: Prefill = { subject: '', message: '' }
const NOTHING_FILLED_IN: Record<keyof Prefill, unknown> = NOTHING_ASKED

/** A letter that is on its way, or was refused, is as it was sent: what another link asks for is for the next one. */
const linkOfSent = ({ status, link }: LetterState) =>
  status === 'submitting' || status === 'error' ? link : undefined

export interface ContactStart {
  status?: Status
  values?: Partial<Letter>
}

export interface ContactFormOptions {
  /** What the address asks for. */
  link: Prefill
  /** The form is what is looked at, not the other tab. */
  shown: boolean
  start?: ContactStart | undefined
}

/**
 * The form's values and its one call. It outlives the form: what was typed is still there after a look at the other tab.
 */
export function useContactForm({ link, shown, start = {} }: ContactFormOptions) {
  const { api, clock } = useRuntime()
  const letters = useLetterBox(start.status)
  const status = useStore(letters.store, (state) => state.status)
  const form = useForm<Letter>({
    defaultValues: { ...EMPTY_LETTER, ...start.values },
    mode: 'onTouched',
    resolver: standardSchemaResolver(letterSchema),
  })

  // The build draws the page without what a link asks for: it comes after hydration.
  const hydrated = useHydrated()
  const asks = useStore(letters.store, linkOfSent) ?? link
  const { subject, message } = hydrated ? asks : NOTHING_ASKED
  /** What was filled in last, here or before the draft was left: only what another link asks for takes its place. */
  const filledIn = useRef(NOTHING_FILLED_IN)
  const fillIn = ({ subject, message }: Prefill) => {
    const before = filledIn.current
    filledIn.current = { subject: subject || before.subject, message: message || before.message }
    if (subject && subject !== before.subject) form.setValue('subject', subject)
    if (message && message !== before.message)
      form.setValue('message', withAbout(form.getValues('message'), message, before.message))
  }
  const fillInAfter = (before: typeof NOTHING_FILLED_IN, next: Prefill) => {
    filledIn.current = before
    if (hydrated) fillIn(next)
  }

  const hold = useSendHold()
  const { line, drop } = useFormDraft({
    form,
    name: DRAFT,
    empty: EMPTY_LETTER,
    keeping: KEEPING,
    // From the address itself, also while hydrating: a change of it would count as a change of the draft. Where it asks
    // for nothing, what a former one filled in stands there still.
    beside: {
      ...(asks.subject && { asked: asks.subject }),
      ...(asks.message && { named: asks.message }),
    },
    // Who follows another link means what it asks for now; by the same one, they go on with what they chose.
    onRestore: (words) => fillInAfter({ subject: words.asked, message: words.named }, asks),
    // What the link asks for was no part of the draft, nor of a letter that is gone.
    onClear: () => fillInAfter(NOTHING_FILLED_IN, link),
  })

  const ask = useEffectEvent(fillIn)
  useLayoutEffect(() => ask({ subject, message }), [subject, message])

  const empty = useEffectEvent(() => {
    form.reset(EMPTY_LETTER)
    filledIn.current = NOTHING_FILLED_IN
    drop()
  })
  useLayoutEffect(() => letters.attend(() => empty()), [letters])

  useEffect(() => {
    // Who looks at the other tab has not seen it yet.
    if (status === 'success' && shown) return clock.after(SUCCESS_MS, letters.settle)
  }, [status, shown, clock, letters])

  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (status !== 'submitting') return
    const callOff = clock.after(SLOW_MS, () => setSlow(true))
    return () => {
      callOff()
      setSlow(false)
    }
  }, [status, clock])

  // Neither client nor call is loaded before somebody writes.
  const parts = () => Promise.all([api(), import('@/api/contact')])

  const send = async (letter: Letter) => {
    if (letters.store.getState().status === 'submitting' || hold.hold()) return
    await letters.send(asks, async () => {
      const [client, calls] = await parts()
      await calls.sendContactMessage(client, bodyOf(letter))
    })
  }

  return {
    form,
    status,
    slow,
    hold,
    line: {
      ...line,
      onDiscard() {
        // What is on its way is what the form says.
        if (letters.store.getState().status === 'submitting') return
        line.onDiscard()
        // How a letter ended that is gone is nothing to the next.
        letters.settle()
      },
    },
    submit: form.handleSubmit(send),
    /** Loads what sends, while it is there: a deployment may take it away before the letter is written. */
    prepare: () => void parts().catch(() => {}),
  }
}

export type ContactFormState = ReturnType<typeof useContactForm>
