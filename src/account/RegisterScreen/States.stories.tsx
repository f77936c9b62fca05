import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { payloadOf } from './payload'
import { RegisterScreen } from './RegisterScreen'
import { EMPTY_REGISTRATION } from './registration'
import { at } from './testRegistration'

/** What the wizard can come to, each state as it stands: nothing needs to be typed or clicked. */
const meta = {
  component: RegisterScreen,
  args: { area: 'user', onRegistered: fn() },
  parameters: { layout: 'fullscreen', route: '/register' },
} satisfies Meta<typeof RegisterScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Each field says what it lacks; nothing takes the focus. */
export const Invalid: Story = {
  args: {
    initial: { step: 0, values: { ...EMPTY_REGISTRATION, email: 'ines@', password: 'Seeds' }, checked: true },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Enter your full name.')).toBeVisible()
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Enter a valid email.')
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      'Password must be 8+ chars with upper, lower, number & special. Still missing: 8 characters or more, a number, a special character.',
    )
    await expect(canvas.getByLabelText('Confirm password')).toHaveAccessibleDescription(
      'Repeat the password.',
    )
    await expect(document.body).toHaveFocus()
  },
}

/** Two eyes, two names, each on its own field. */
export const AccountStep: Story = {
  args: { initial: at(0) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Continue' })).toBeEnabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Show confirmation' }))
    await expect(canvas.getByLabelText('Confirm password')).toHaveAttribute('type', 'text')
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password')
    await expect(canvas.getByRole('button', { name: 'Show password' })).toBeVisible()
  },
}

export const AddressStep: Story = {
  args: { initial: at(1, { address: '418 Mesa Street', city: 'Santa Ana', state: 'California' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Step 2 of 3')).toBeVisible()
    await expect(canvas.getByLabelText('City (optional)')).toHaveValue('Santa Ana')
  },
}

export const ReviewStep: Story = {
  args: { initial: at(2, { city: 'Santa Ana' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Step 3 of 3')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Create account' })).toBeEnabled()
  },
}

export const Loading: Story = {
  args: { initial: { ...at(2), sending: true } },
  parameters: { scenario: { outcomes: { register: 'hold' } } },
  beforeEach: (context) => {
    const { session } = stageOf(context).runtime
    session.register(payloadOf(at(2).values, 'user')).catch(() => {})
  },
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByRole('button', { name: 'Creating account…' })).toBeVisible()
    await stageOf(context).backstage.calls.when(({ status }) => status === 'held')
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeDisabled()
  },
}

export const Failed: Story = {
  args: { initial: { ...at(2), outcome: { tone: 'danger', text: 'Registration failed' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Registration failed')
  },
}

/** A failure stands through a mere flap of the network, told once; pressed offline, that it waits is the news. */
export const FailedThenOffline: Story = {
  ...Failed,
  play: async (context) => {
    const { canvas, userEvent } = context
    const { network } = stageOf(context).ports
    const failure = await canvas.findByText('Registration failed')
    for (const online of [false, true, false]) {
      network.set(online)
      await waitFor(() => expect(canvas.queryAllByText('You are offline')).toHaveLength(online ? 0 : 1))
      await expect(failure).toBeVisible()
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }))
    await waitFor(() => expect(canvas.queryByText('Registration failed')).toBeNull())
    await expect(canvas.getByText('You are offline')).toBeVisible()
    network.set(true)
    await expect(await canvas.findByText('You are back online')).toBeVisible()
    await expect(canvas.queryByText('Registration failed')).toBeNull()
    await expect(stageOf(context).calls()).toEqual([])
  },
}

export const Registered: Story = {
  args: {
    initial: { ...at(2), outcome: { tone: 'success', text: 'Registration successful! Redirecting...' } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Registration successful! Redirecting...')).toBeVisible()
  },
}

export const Desktop: Story = { ...ReviewStep, globals: { viewport: { value: 'desktop', isRotated: false } } }
export const Mobile: Story = { ...Invalid, globals: { viewport: { value: 'phone', isRotated: false } } }
export const Dark: Story = { ...Failed, globals: { theme: 'dark' } }
