import { expect, screen, waitFor } from 'storybook/test'
import { type StoryStage, stageOf } from '../../../.storybook/stage/stageOf'
import type { Draft, Step } from './draft'
import { type Area, EMPTY_REGISTRATION, type Registration } from './registration'

/** Somebody new, with everything that the first step asks for. */
export const NEWCOMER = {
  fullName: 'Ines Duarte',
  email: 'ines@mesaseed.example',
  password: 'Seeds-4-all!',
  confirmation: 'Seeds-4-all!',
}

/** A wizard that stands on a step, filled in so far. */
export const at = (step: Step, values: Partial<Registration> = {}): Draft => ({
  step,
  values: { ...EMPTY_REGISTRATION, ...NEWCOMER, ...values },
})

export const draftIn = (stage: StoryStage, area: Area) =>
  stage.ports.tabStorage.get(`app_registerDraft-${area}`)

/** Leaves what an earlier visit of this tab would have left. */
export const leaveDraft =
  (area: Area, draft: Record<string, unknown>) => (context: Parameters<typeof stageOf>[0]) =>
    stageOf(context).ports.tabStorage.set(`app_registerDraft-${area}`, JSON.stringify(draft))

/** A toast says these words, beside whatever else says them. */
export const expectToast = (text: string) =>
  waitFor(() =>
    expect(screen.getAllByText(text).some((found) => found.closest('[aria-label="Account messages"]'))).toBe(
      true,
    ),
  )
