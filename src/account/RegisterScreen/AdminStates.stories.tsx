import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { RegisterScreen } from './RegisterScreen'
import { at } from './testRegistration'

/** What an admin's registration can come to, each state as it stands: nothing needs to be typed or clicked. */
const meta = {
  component: RegisterScreen,
  args: { area: 'admin', onRegistered: fn() },
  parameters: { layout: 'fullscreen', route: '/admin/register' },
} satisfies Meta<typeof RegisterScreen>

export default meta
type Story = StoryObj<typeof meta>

const THEO = at(2, {
  fullName: 'Theo Lindqvist',
  email: 'theo@overprint.example',
  adminInviteToken: 'OVERPRINT-INVITE',
})

/** After the 403: the token is marked and says why. */
export const InviteTokenRequired: Story = {
  args: {
    initial: { ...THEO, values: { ...THEO.values, adminInviteToken: '' }, outcome: 'inviteToken' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This organization requires an Admin Invite Token/)).toBeVisible()
    await expect(canvas.getByLabelText('Admin invite token')).toBeInvalid()
    await expect(canvas.getByLabelText('Admin invite token')).toBeRequired()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

/** After the 409: the server's words, and the way to the field that they speak of. */
export const EmailTaken: Story = {
  args: {
    initial: {
      ...THEO,
      outcome: {
        tone: 'danger',
        text: 'An account with this email already exists.',
        mend: { field: 'email', label: 'Change email' },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^An account with this email already/)
    await userEvent.click(canvas.getByRole('button', { name: 'Change email' }))
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus())
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

/** No answer came: the short form, and all that was typed is there still. */
export const Offline: Story = {
  args: { initial: { ...THEO, outcome: { tone: 'danger', text: 'Registration failed' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Registration failed$/)
    await expect(canvas.getByLabelText('Admin invite token (optional)')).toHaveValue('OVERPRINT-INVITE')
    await expect(canvas.getByRole('button', { name: 'Create account' })).toBeEnabled()
  },
}

/** The account is there, the dashboard on its way: nothing can be sent twice. */
export const Registered: Story = {
  args: {
    initial: {
      ...THEO,
      outcome: { tone: 'success', text: 'Admin registration successful! Redirecting...' },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Admin registration successful! Redirecting...')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Create account' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const Mobile: Story = { ...EmailTaken, globals: { viewport: { value: 'phone', isRotated: false } } }
export const Dark: Story = { ...InviteTokenRequired, globals: { theme: 'dark' } }
