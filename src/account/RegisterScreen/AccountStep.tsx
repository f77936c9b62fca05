import { PASSWORD_HINT } from '@/lib/password'
import { Field } from '@/ui/Field/Field'
import { PasswordInput } from '@/ui/PasswordInput/PasswordInput'
import { TextInput } from '@/ui/TextInput/TextInput'
import { PasswordRules } from './PasswordRules'
import type { RegistrationForm } from './useRegistration'

export interface AccountStepProps {
  form: RegistrationForm
  /** What is typed as a password now. */
  password: string
}

/** Step 1: name, email and the password twice, each with its own visibility toggle (spec sections 2 and 5). */
export function AccountStep({ form, password }: AccountStepProps) {
  const { errors } = form.formState
  const { register } = form
  // Two fields, one rule: a change of the password is also one of the confirmation, once that was left.
  const recheck = () => {
    if (form.getFieldState('confirmation').isTouched) void form.trigger('confirmation')
  }
  return (
    <>
      <Field label="Full name" error={errors.fullName?.message} required>
        <TextInput autoComplete="name" {...register('fullName')} />
      </Field>
      <Field label="Email" error={errors.email?.message} required>
        <TextInput
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...register('email')}
        />
      </Field>
      <div>
        <Field label="Password" hint={PASSWORD_HINT} error={errors.password?.message} required>
          <PasswordInput autoComplete="new-password" {...register('password', { onChange: recheck })} />
        </Field>
        <PasswordRules password={password} />
      </div>
      <Field label="Confirm password" error={errors.confirmation?.message} required>
        <PasswordInput autoComplete="new-password" names="confirmation" {...register('confirmation')} />
      </Field>
    </>
  )
}
