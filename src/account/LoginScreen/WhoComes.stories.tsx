import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { INITIAL_STATE, type SignOutCause } from '@/session/state'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { LoginScreen } from './LoginScreen'

/** What the login says to somebody who does not simply come to sign in. */
const meta = {
  tags: ['long'],
  component: LoginScreen,
  args: { area: 'user', onSignedIn: fn() },
  parameters: { layout: 'fullscreen', route: '/login' },
} satisfies Meta<typeof LoginScreen>

export default meta
type Story = StoryObj<typeof meta>

const ended =
  (cause: SignOutCause): NonNullable<Story['beforeEach']> =>
  (context) =>
    stageOf(context).runtime.session.store.setState({ ...INITIAL_STATE, phase: 'signedOut', cause })

const says = (text: string): Story => ({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(text)
  },
})

/** The refresh was refused, here or in another tab. */
export const Expired: Story = {
  beforeEach: ended('expired'),
  ...says('Your session has ended. Please sign in again.'),
}
export const ExpiredElsewhere: Story = { ...Expired, beforeEach: ended('expiredElsewhere') }

export const LoggedOutElsewhere: Story = {
  beforeEach: ended('logoutElsewhere'),
  ...says('You were signed out in another tab.'),
}

/** Who logged out here was told by the toast. */
export const LoggedOutHere: Story = {
  beforeEach: ended('logout'),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Sign in' })
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}

/** A sign-in that was refused has taken the note's place, also while it is tried again. */
export const ExpiredThenTriedTwice: Story = {
  ...Expired,
  parameters: { scenario: { outcomes: { logIn: [401, 'hold'] } } },
  play: async (context) => {
    const { canvas, userEvent } = context
    const words = 'Your session has ended. Please sign in again.'
    await expect(await canvas.findByText(words)).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Email'), 'maya@harborcafe.example')
    await userEvent.type(canvas.getByLabelText('Password'), 'Harbor-2025!{Enter}')
    await canvas.findByRole('alert')
    await expect(canvas.queryByText(words)).toBeNull()
    await userEvent.type(canvas.getByLabelText('Password'), '{Enter}')
    await stageOf(context).backstage.calls.when(({ status }) => status === 'held')
    await expect(canvas.queryByText(words)).toBeNull()
  },
}

/** The provider said no, or sent something unreadable. It is said once: who comes back finds a clean form. */
export const SocialSignInFailed: Story = {
  beforeEach: (context) => stageOf(context).runtime.session.noteError('Login failed'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Login failed')
  },
}

/** A client in the admin area is told who they are, and may become somebody else. */
export const ClientInTheAdminArea: Story = {
  args: { area: 'admin' },
  parameters: { route: '/admin/login', scenario: { role: 'client' } },
  play: async (context) => {
    const { canvas, userEvent } = context
    const words =
      'You are signed in as Maya Okafor, without admin rights. Signing in here replaces that account.'
    await expect(await canvas.findByText(words)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Your dashboard' })).toHaveAttribute('href', '/dashboard')
    await userEvent.type(canvas.getByLabelText('Email'), 'noor@overprint.example')
    await userEvent.type(canvas.getByLabelText('Password'), 'Overprint-2026!{Enter}')
    await expect(await canvas.findByText('Login successful! Redirecting...')).toBeVisible()
    await expect(canvas.queryByText(words)).toBeNull()
    await expect(stageOf(context).area.entries().app_user).toContain('Noor')
  },
}

/** The box beside the form is admin mode, too: the role is asked for, and a client is refused. */
export const ClientAsAdmin: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(await canvas.findByLabelText('Email'), 'maya@harborcafe.example')
    await userEvent.type(canvas.getByLabelText('Password'), 'Harbor-2026!')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sign in as admin' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Admin access required.')
    await waitFor(() => expect(screen.getAllByText('Admin access required.')).toHaveLength(2))
    const stage = stageOf(context)
    await expect(stage.calls().map(({ requestBody }) => requestBody)).toEqual([
      { email: 'maya@harborcafe.example', password: 'Harbor-2026!', requireRole: 'admin' },
    ])
    await expect(Object.keys(stage.area.entries()).filter((key) => key !== 'app_theme')).toEqual([])
    await expect(canvas.getByLabelText('Password')).toHaveValue('Harbor-2026!')
  },
}

export const Mobile: Story = {
  ...ClientInTheAdminArea,
  globals: { viewport: { value: 'small', isRotated: false } },
}
export const Dark: Story = { ...LoggedOutElsewhere, globals: { theme: 'dark' } }
