import { type FormEvent, useState } from 'react'
import { isSilent, messageOf } from '@/api/ApiError'
import { KeyPlates } from '@/content/art/scenes/KeyPlates'
import { STUDIO } from '@/content/studio'
import { useSession } from '@/runtime/hooks'
import { useRuntime } from '@/runtime/RuntimeProvider'
import type { User } from '@/session/roles'
import { Button } from '@/ui/Button/Button'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { Field } from '@/ui/Field/Field'
import { PasswordInput } from '@/ui/PasswordInput/PasswordInput'
import { TextInput } from '@/ui/TextInput/TextInput'
import { AccountSheet } from '../parts/AccountSheet/AccountSheet'
import type { Area } from '../parts/area'
import { OutcomeMessage } from '../parts/OutcomeMessage/OutcomeMessage'
import { SignedInNote } from '../parts/SignedInNote/SignedInNote'
import { useLeft } from '../parts/useLeft'
import { EndedNote } from './EndedNote'
import { LoginLinks } from './LoginLinks'
import styles from './LoginScreen.module.css'
import { SocialSignIn } from './SocialSignIn'

export interface LoginScreenProps {
  /** `/admin/login` is always in admin mode; `/login` offers it as a checkbox. */
  area: Area
  /** Called once, after the session was stored. */
  onSignedIn: (user: User) => void
  /** What stands in it at first: for stories. */
  initial?: InitialLogin
}

type Outcome = { tone: 'success' | 'danger'; text: string }

export interface InitialLogin {
  email?: string
  password?: string
  asAdmin?: boolean
  /** It was sent, and no answer has come. */
  sending?: boolean
  outcome?: Outcome
}

/** One screen for user and admin sign-in (spec section 2, Login; texts of sections 5 and 8). */
export function LoginScreen({ area, onSignedIn, initial = {} }: LoginScreenProps) {
  const { session, toasts, demo } = useRuntime()
  const loading = useSession((state) => state.isLoading)
  const [email, setEmail] = useState(initial.email ?? '')
  const [password, setPassword] = useState(initial.password ?? '')
  const [asAdmin, setAsAdmin] = useState(initial.asAdmin ?? false)
  // The session may be busy with what another form sent: then this one waits, and does not say that it was sent.
  const [sending, setSending] = useState(initial.sending ?? false)
  const [outcome, setOutcome] = useState<Outcome | null>(() => {
    // A social sign-in that failed before this screen stood.
    const { error } = session.store.getState()
    return error ? { tone: 'danger', text: error } : (initial.outcome ?? null)
  })
  // What brought the person here is old news once their own sign-in was answered, also while they try again.
  const [answered, setAnswered] = useState(false)
  const left = useLeft()

  const adminMode = area === 'admin' || asAdmin
  const signedIn = outcome?.tone === 'success'
  const incomplete = email.trim() === '' || password === ''

  const signIn = async (typed: { email: string; password: string }) => {
    if (loading || sending || signedIn) return
    setSending(true)
    setOutcome(null)
    try {
      const payload = { email: typed.email.trim(), password: typed.password }
      const user = await session.logIn(adminMode ? { ...payload, requireRole: 'admin' } : payload)
      toasts.add({ place: 'top-right', tone: 'success', text: 'Login successful!' })
      setOutcome({ tone: 'success', text: 'Login successful! Redirecting...' })
      onSignedIn(user)
    } catch (error) {
      if (left()) session.noteError(null)
      if (isSilent(error)) return
      toasts.add({
        place: 'top-right',
        tone: 'error',
        text: messageOf(error, 'Login failed. Please try again.'),
      })
      setOutcome({ tone: 'danger', text: messageOf(error, 'Login failed') })
    } finally {
      setSending(false)
      setAnswered(true)
    }
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!incomplete) void signIn({ email, password })
  }

  const LoginHelp = demo.LoginHelp
  return (
    <AccountSheet
      title={adminMode ? 'Admin sign in' : 'Sign in'}
      lead={
        adminMode
          ? `The desk of ${STUDIO.name}: works, products and messages.`
          : 'See your works, approve rounds and write to the studio.'
      }
      picture={<KeyPlates />}
    >
      {outcome || answered ? null : <EndedNote />}
      {area === 'admin' ? <SignedInNote goingOn="Signing in here replaces that account." /> : null}
      <form className={styles.form} onSubmit={submit} noValidate>
        <Field label="Email" required>
          <TextInput
            type="email"
            name="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <Field label="Password" required>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        {area === 'user' ? (
          <Checkbox label="Sign in as admin" checked={asAdmin} onCheckedChange={setAsAdmin} />
        ) : null}
        {outcome ? <OutcomeMessage tone={outcome.tone}>{outcome.text}</OutcomeMessage> : null}
        <Button type="submit" block disabled={incomplete} busy={loading || sending || signedIn}>
          {sending ? 'Signing in…' : 'Sign in'}
        </Button>
      </form>
      {adminMode ? null : <SocialSignIn />}
      <LoginLinks adminMode={adminMode} adminPath={area === 'admin'} />
      {LoginHelp ? (
        <LoginHelp
          adminOnly={adminMode}
          onPick={(account) => {
            setEmail(account.email)
            setPassword(account.password)
            void signIn(account)
          }}
        />
      ) : null}
    </AccountSheet>
  )
}
