import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { draftIn, leaveDraft } from '../../../.storybook/stage/drafts'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { RegisterScreen } from './RegisterScreen'
import { at } from './testRegistration'

/** A registration that was begun: it is there again, without its secrets. */
const meta = {
  component: RegisterScreen,
  args: { area: 'user', onRegistered: fn() },
  parameters: { layout: 'fullscreen', route: '/register' },
} satisfies Meta<typeof RegisterScreen>

export default meta
type Story = StoryObj<typeof meta>

const begun = leaveDraft('registration.user', {
  step: 1,
  fullName: 'Ines Duarte',
  email: 'ines@mesaseed.example',
  city: 'Santa Ana',
})

export const Restored: Story = {
  beforeEach: begun,
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('City (optional)')).toHaveValue('Santa Ana')
    await expect(canvas.getByText(/^Draft restored/)).toBeVisible()
    await expect(canvas.getByText('Passwords and invite tokens are not kept.')).toBeVisible()
  },
}

/** It starts anew, and can be had back with its step. */
export const Discarded: Story = {
  beforeEach: begun,
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard' }))
    await expect(canvas.getByLabelText('Full name')).toHaveValue('')
    await expect(draftIn(context, 'registration.user')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByLabelText('Full name')).toHaveValue('Ines Duarte'))
  },
}

/** What is being sent is what the form says: it cannot be discarded meanwhile. */
export const NotDiscardedWhileSending: Story = {
  args: { initial: at(2) },
  parameters: { scenario: { outcomes: { register: 'hold' } } },
  beforeEach: leaveDraft('registration.user', {
    step: 2,
    fullName: 'Ines Duarte',
    email: 'ines@mesaseed.example',
    city: 'Santa Ana',
  }),
  play: async (context) => {
    const { canvas, userEvent } = context
    const stage = stageOf(context)
    await userEvent.click(await canvas.findByRole('button', { name: 'Create account' }))
    await stage.backstage.calls.when(({ status }) => status === 'held')
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await expect(canvas.queryByText(/^Draft discarded/)).toBeNull()
    await expect(draftIn(context, 'registration.user')).toContain('Santa Ana')
    stage.release()
    await canvas.findByText('Registration successful! Redirecting...')
  },
}

/** Another tab signs in while it is sent: that it failed would be untrue, whatever is answered. */
export const SignedInElsewhere: Story = {
  args: { initial: at(2) },
  parameters: NotDiscardedWhileSending.parameters ?? {},
  play: async (context) => {
    const { canvas, userEvent } = context
    const stage = stageOf(context)
    const { session, toasts } = stage.runtime
    await userEvent.click(await canvas.findByRole('button', { name: 'Create account' }))
    await stage.backstage.calls.when(({ status }) => status === 'held')
    await stage.openTab().session.logIn({ email: 'maya@harborcafe.example', password: 'Harbor-2026!' })
    await waitFor(() => expect(session.store.getState().phase).toBe('signedIn'))
    stage.release()
    await expect(await canvas.findByRole('button', { name: 'Create account' })).toBeEnabled()
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(toasts.store.getState().items).toEqual([])
  },
}

/** Secrets alone are no draft. */
export const SecretsAreNotKept: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(await canvas.findByLabelText('Password'), 'Seeds-4-all!')
    await expect(draftIn(context, 'registration.user')).toBeNull()
    await userEvent.type(canvas.getByLabelText('Full name'), 'Ines')
    await expect(draftIn(context, 'registration.user')).toContain('Ines')
    await expect(draftIn(context, 'registration.user')).not.toContain('Seeds')
  },
}

/** The browser asks before it leaves a page with a password in it, and no longer once the account is there. */
export const AsksBeforeSecretsAreLost: Story = {
  args: { initial: at(2) },
  play: async ({ canvas, userEvent }) => {
    const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    await waitFor(() => expect(leaves()).toBe(false))
    await userEvent.click(await canvas.findByRole('button', { name: 'Create account' }))
    await canvas.findByText('Registration successful! Redirecting...')
    await waitFor(() => expect(leaves()).toBe(true))
  },
}

export const Offline: Story = {
  args: { initial: at(2) },
  beforeEach: (context) => stageOf(context).ports.network.set(false),
  play: async (context) => {
    const { canvas, userEvent } = context
    const stage = stageOf(context)
    await userEvent.click(await canvas.findByRole('button', { name: 'Create account' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('What you filled in is kept here.')
    await expect(stage.calls()).toEqual([])
    stage.ports.network.set(true)
    await expect(await canvas.findByText('What you filled in is ready to send.')).toBeVisible()
  },
}

export const Mobile: Story = { ...Restored, globals: { viewport: { value: 'phone', isRotated: false } } }
export const Dark: Story = { ...Restored, globals: { theme: 'dark' } }
