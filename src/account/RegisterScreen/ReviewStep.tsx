import { Field } from '@/ui/Field/Field'
import { TextInput } from '@/ui/TextInput/TextInput'
import type { Area } from '../parts/area'
import { Proof } from './Proof'
import type { Registration } from './registration'
import type { RegistrationForm } from './useRegistration'

export interface ReviewStepProps {
  area: Area
  form: RegistrationForm
  values: Registration
  /** The server asked for the invite token (spec section 4): it is no longer optional. */
  tokenRequired: boolean
  /** Leads back to the step of a field. */
  onEdit: (field: keyof Registration) => void
}

/** Step 3: a picture, for admins the invite token, and a proof of what will be sent (spec section 2, Register). */
export function ReviewStep({ area, form, values, tokenRequired, onEdit }: ReviewStepProps) {
  const { formState, register } = form
  return (
    <>
      <Field
        label="Profile picture URL"
        hint="The address of a picture on the web. Without one, your initials are shown."
        optional
      >
        <TextInput
          type="url"
          inputMode="url"
          autoComplete="photo"
          autoCapitalize="none"
          spellCheck={false}
          {...register('profileImage')}
        />
      </Field>
      {area === 'admin' ? (
        <Field
          label="Admin invite token"
          hint="From whoever invited you, if your organization asks for one."
          error={formState.errors.adminInviteToken?.message}
          optional={!tokenRequired}
          required={tokenRequired}
        >
          <TextInput
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...register('adminInviteToken')}
          />
        </Field>
      ) : null}
      <Proof area={area} values={values} onEdit={onEdit} />
    </>
  )
}
