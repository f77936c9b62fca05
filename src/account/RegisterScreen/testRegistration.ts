import { expect, screen, waitFor } from 'storybook/test'
import { EMPTY_REGISTRATION, type Registration, type Step } from './registration'
import type { InitialWizard } from './useRegistration'

/** Somebody new, with everything that the first step asks for. */
export const NEWCOMER = {
  fullName: 'Ines Duarte',
  email: 'ines@mesaseed.example',
  password: 'Seeds-4-all!',
  confirmation: 'Seeds-4-all!',
}

/** A wizard that stands on a step, filled in so far. */
export const at = (step: Step, values: Partial<Registration> = {}): InitialWizard => ({
  step,
  values: { ...EMPTY_REGISTRATION, ...NEWCOMER, ...values },
})

/** A toast says these words, beside whatever else says them. */
export const expectToast = (text: string) =>
  waitFor(() =>
    expect(screen.getAllByText(text).some((found) => found.closest('[aria-label="Account messages"]'))).toBe(
      true,
    ),
  )
