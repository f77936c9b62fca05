import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError, isSilent, messageOf } from '@/api/ApiError'
import { useFormDraft } from '@/runtime/drafts/useFormDraft'
import { useSendHold } from '@/runtime/presence/useSendHold'
import { useUnloadQuestion } from '@/runtime/presence/useUnloadQuestion'
import { useRuntime } from '@/runtime/RuntimeProvider'
import type { User } from '@/session/roles'
import type { Area } from '../parts/area'
import { useLeft } from '../parts/useLeft'
import { asksForInviteToken, INVITE_TOKEN_REQUIRED, payloadOf } from './payload'
import {
  EMPTY_REGISTRATION,
  isComplete,
  KEEPING,
  type Registration,
  registrationSchema,
  type Step,
} from './registration'
import { useSteps } from './useSteps'

/** What the last submission came to. `mend` names the field where a mistake can be mended, and the button that leads there. */
export type Outcome =
  | { tone: 'success'; text: string }
  | { tone: 'danger'; text: string; mend?: { field: keyof Registration; label: string } }

/** Words of spec section 8; an admin's failure says the short form in both places (design section 4). */
const WORDS = {
  user: { toast: 'Registration failed. Please try again.', done: 'Registration successful! Redirecting...' },
  admin: { toast: 'Registration failed', done: 'Admin registration successful! Redirecting...' },
} as const

/** Spec section 5, to the letter. */
const INCOMPLETE = 'Please complete required fields. Password must be strong and match confirmation.'

const WITHOUT_TOKEN = ['adminInviteToken', { type: 'server', message: INVITE_TOKEN_REQUIRED }] as const

const STEP_ONE = ['fullName', 'email', 'password', 'confirmation'] as const

/** A wizard that somebody has come to grips with already. */
export interface InitialWizard {
  step: Step
  values: Registration
  /** Everything was left once: what is wrong is marked. */
  checked?: boolean
  /** It was sent, and no answer has come. */
  sending?: boolean
  /** What the last submission came to; `inviteToken`: it was refused for want of one. */
  outcome?: Outcome | 'inviteToken'
}

const AT_FIRST: InitialWizard = { step: 0, values: EMPTY_REGISTRATION }

export interface RegistrationOptions {
  area: Area
  initial: InitialWizard | undefined
  onRegistered: (user: User) => void
}

/** The wizard's form, steps and submission (spec section 4: submit is possible only on step 3). */
export function useRegistration({ area, initial, onRegistered }: RegistrationOptions) {
  const { session, toasts } = useRuntime()
  const [start] = useState(initial ?? AT_FIRST)
  const form = useForm<Registration>({
    defaultValues: start.values,
    mode: 'onTouched',
    resolver: standardSchemaResolver(registrationSchema),
  })
  const values = form.watch()
  const complete = isComplete(values)
  const [outcome, setOutcome] = useState<Outcome | null>(
    start.outcome && start.outcome !== 'inviteToken' ? start.outcome : null,
  )
  const registered = outcome?.tone === 'success'
  // The flag of spec section 4, set by a 403.
  const [tokenRequired, setTokenRequired] = useState(start.outcome === 'inviteToken')
  // At once for a second press, and for the screen.
  const sent = useRef(false)
  const [sending, setSending] = useState(start.sending ?? false)
  const steps = useSteps<keyof Registration>(start.step, (name) => form.setFocus(name))
  const { step, heading, go, show } = steps

  const hold = useSendHold()
  const { line, drop } = useFormDraft({
    form,
    name: `registration.${area}`,
    empty: EMPTY_REGISTRATION,
    keeping: KEEPING,
    beside: { step },
    onRestore: (words) => show(words.step === 1 || words.step === 2 ? words.step : 0),
    ownerless: true,
  })
  const secrets = [values.password, values.confirmation, values.adminInviteToken].join('')
  useUnloadQuestion(secrets !== '' && !registered)
  const left = useLeft()

  useEffect(() => {
    if (start.checked) void form.trigger()
    if (start.outcome === 'inviteToken') form.setError(...WITHOUT_TOKEN)
  }, [form, start])

  const refuse = (error: unknown) => {
    if (isSilent(error)) return
    if (area === 'admin' && asksForInviteToken(error)) {
      setTokenRequired(true)
      form.setError(...WITHOUT_TOKEN, { shouldFocus: true })
      // Beside the field nobody sees it who has gone elsewhere.
      if (left()) toasts.add({ place: 'top-right', tone: 'error', text: INVITE_TOKEN_REQUIRED })
      return
    }
    toasts.add({ place: 'top-right', tone: 'error', text: messageOf(error, WORDS[area].toast) })
    const taken = error instanceof ApiError && error.status === 409
    setOutcome({
      tone: 'danger',
      text: messageOf(error, 'Registration failed'),
      ...(taken ? { mend: { field: 'email', label: 'Change email' } } : {}),
    })
  }

  const send = async (filled: Registration) => {
    if (sent.current || registered) return
    // Pressed while it cannot be sent, how an earlier try ended is no longer the news.
    if (hold.hold()) return setOutcome(null)
    sent.current = true
    setSending(true)
    steps.hold()
    setOutcome(null)
    try {
      const user = await session.register(payloadOf(filled, area))
      drop()
      toasts.add({ place: 'top-right', tone: 'success', text: 'Registration successful!' })
      setOutcome({ tone: 'success', text: WORDS[area].done })
      // Who has gone elsewhere meanwhile is not called back.
      if (left()) return
      // What comes next takes the place of the whole wizard in the history.
      await steps.rewind()
      onRegistered(user)
    } catch (error) {
      if (left()) session.noteError(null)
      else steps.release()
      refuse(error)
    } finally {
      sent.current = false
      setSending(false)
    }
  }

  const submit = form.handleSubmit(send, (errors) => {
    const field = STEP_ONE.find((name) => errors[name]) ?? 'fullName'
    setOutcome({ tone: 'danger', text: INCOMPLETE, mend: { field, label: 'Go to step 1' } })
  })

  /** Continue on the first two steps, submit on the last. */
  const next = async () => {
    if (step === 2) await submit()
    else if (step === 1) go(2)
    else await form.handleSubmit(() => go(1))()
  }

  const back = (field?: keyof Registration) => {
    if (sent.current || registered) return
    setOutcome(null)
    if (field) go(STEP_ONE.some((name) => name === field) ? 0 : 1, field)
    else go(step === 2 ? 1 : 0)
  }

  /** Where it is discarded, it starts anew. */
  const draft = {
    ...line,
    onDiscard() {
      // What is on its way is what the form says.
      if (sent.current || registered) return
      line.onDiscard()
      setOutcome(null)
      show(0)
    },
  }
  return {
    form,
    values,
    complete,
    outcome,
    registered,
    sending,
    tokenRequired,
    step,
    heading,
    draft,
    hold,
    next,
    back,
  }
}

export type Wizard = ReturnType<typeof useRegistration>
export type RegistrationForm = Wizard['form']
