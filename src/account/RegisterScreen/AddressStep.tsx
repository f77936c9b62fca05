import { Field } from '@/ui/Field/Field'
import { TextInput } from '@/ui/TextInput/TextInput'
import styles from './RegisterScreen.module.css'
import type { RegistrationForm } from './useRegistration'

/** Step 2: where somebody is. All of it is optional (spec section 5). */
export function AddressStep({ form: { register } }: { form: RegistrationForm }) {
  return (
    <>
      <Field label="Address" optional>
        <TextInput autoComplete="address-line1" {...register('address')} />
      </Field>
      <div className={styles.pair}>
        <Field label="City" optional>
          <TextInput autoComplete="address-level2" {...register('city')} />
        </Field>
        <Field label="State" optional>
          <TextInput autoComplete="address-level1" {...register('state')} />
        </Field>
      </div>
    </>
  )
}
