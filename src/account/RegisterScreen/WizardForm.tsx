import type { FormEvent, KeyboardEvent } from 'react'
import { isComposing } from '@/lib/isComposing'
import { useSession } from '@/runtime/hooks'
import { DraftNote } from '@/ui/DraftNote/DraftNote'
import type { Area } from '../parts/area'
import { AccountStep } from './AccountStep'
import { AddressStep } from './AddressStep'
import styles from './RegisterScreen.module.css'
import { ReviewStep } from './ReviewStep'
import type { Wizard } from './useRegistration'
import { WizardFoot } from './WizardFoot'

const HEADINGS = ['Who you are', 'Where you are', 'Picture and review'] as const

/** The step that is shown, and what leads on from it (spec section 4, Registration wizard). */
export function WizardForm({ area, wizard }: { area: Area; wizard: Wizard }) {
  const { form, values, step, tokenRequired, heading, draft, next, back } = wizard
  const busy = useSession((state) => state.isLoading)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void next()
  }

  // A browser submits nothing by Enter while Continue is disabled; here Enter then shows what is missing.
  const advance = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || step === 2 || isComposing(event)) return
    if ((event.target as HTMLElement).closest('button, a')) return
    event.preventDefault()
    if (!event.repeat) void next()
  }

  return (
    <form className={styles.form} onSubmit={submit} onKeyDown={advance} noValidate>
      <h2 className={styles.heading} ref={heading} tabIndex={-1}>
        {HEADINGS[step]}
      </h2>
      <DraftNote {...draft}>Passwords and invite tokens are not kept.</DraftNote>
      {step === 0 ? <AccountStep form={form} password={values.password} /> : null}
      {step === 1 ? <AddressStep form={form} /> : null}
      {step === 2 ? (
        <ReviewStep area={area} form={form} values={values} tokenRequired={tokenRequired} onEdit={back} />
      ) : null}
      <WizardFoot wizard={wizard} busy={busy} />
    </form>
  )
}
