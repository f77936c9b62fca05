import { PersonPlates } from '@/content/art/scenes/PersonPlates'
import { STUDIO } from '@/content/studio'
import type { User } from '@/session/roles'
import { Stepper } from '@/ui/Stepper/Stepper'
import { AccountSheet } from '../parts/AccountSheet/AccountSheet'
import type { Area } from '../parts/area'
import { SignedInNote } from '../parts/SignedInNote/SignedInNote'
import { RegisterLinks } from './RegisterLinks'
import { type InitialWizard, useRegistration } from './useRegistration'
import { WizardForm } from './WizardForm'

export interface RegisterScreenProps {
  /** `/admin/register` sends role 'admin' and asks for the invite token; `/register` does neither. */
  area: Area
  /** Called once, after the session was stored. */
  onRegistered: (user: User) => void
  /** Where it begins, instead of what was kept: for stories. */
  initial?: InitialWizard
}

const STEPS = ['Account', 'Address', 'Review'] as const

const WORDS = {
  user: {
    title: 'Create an account',
    lead: 'See your works, approve rounds and write to the studio.',
  },
  admin: {
    title: 'Create an admin account',
    lead: `For the people of ${STUDIO.name}: works, products and messages.`,
  },
} as const

/** One wizard for users and admins (spec section 2, Register; texts of sections 5 and 8). */
export function RegisterScreen({ area, onRegistered, initial }: RegisterScreenProps) {
  const wizard = useRegistration({ area, initial, onRegistered })
  const { title, lead } = WORDS[area]
  return (
    <AccountSheet title={title} lead={lead} picture={<PersonPlates />} size="lg">
      {area === 'admin' ? <SignedInNote goingOn="A new account takes its place." /> : null}
      <Stepper
        label="Steps of the registration"
        steps={STEPS}
        current={wizard.registered ? STEPS.length : wizard.step}
      />
      <WizardForm area={area} wizard={wizard} />
      <RegisterLinks area={area} />
    </AccountSheet>
  )
}
