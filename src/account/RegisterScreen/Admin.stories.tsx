import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { draftIn, leaveDraft } from '../../../.storybook/stage/drafts'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { RegisterScreen, type RegisterScreenProps } from './RegisterScreen'
import { at, expectToast } from './testRegistration'

const REQUIRED = 'This organization requires an Admin Invite Token. Please enter a valid token and try again.'
/** With "(optional)" after it until the server asks for it. */
const TOKEN = /^Admin invite token/

const meta = {
  component: RegisterScreen,
  args: { area: 'admin', onRegistered: fn() },
  parameters: { layout: 'fullscreen', route: '/admin/register' },
} satisfies Meta<typeof RegisterScreen>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const submit = async ({ canvas, userEvent }: Context) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Create account' }))

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Create an admin account' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled()
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/admin/login')
  },
}

/** The whole wizard, past the refusal for want of a token: no mouse. */
export const ByKeyboard: Story = {
  tags: ['long'],
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByLabelText('Full name')
    await userEvent.tab()
    await userEvent.keyboard('Theo Lindqvist')
    await userEvent.tab()
    await userEvent.keyboard('theo@overprint.example')
    await userEvent.tab()
    await userEvent.keyboard('Overprint-2026!')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('Overprint-2026!')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Where you are' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Picture and review' })).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')

    const token = canvas.getByLabelText(TOKEN)
    await waitFor(() => expect(token).toHaveFocus())
    await expect(token).toBeInvalid()
    await userEvent.keyboard(' OVERPRINT-INVITE ')
    await expect(token).toBeValid()
    await expect(draftIn(context, 'registration.admin')).not.toMatch(/INVITE|Overprint-2026/)
    await userEvent.keyboard('{Enter}')

    await expect(await canvas.findByText('Admin registration successful! Redirecting...')).toBeVisible()
    await expectToast('Registration successful!')
    await expect(context.args.onRegistered).toHaveBeenCalledOnce()
    const person = {
      fullName: 'Theo Lindqvist',
      email: 'theo@overprint.example',
      password: 'Overprint-2026!',
      role: 'admin',
    }
    const stage = stageOf(context)
    await expect(stage.calls().map(({ requestBody }) => requestBody)).toEqual([
      person,
      { ...person, adminInviteToken: 'OVERPRINT-INVITE' },
    ])
    await expect(JSON.stringify(stage.area.entries())).not.toContain('app_draft')
  },
}

export const ReviewStep: Story = {
  args: { initial: at(2, { adminInviteToken: 'OVERPRINT-INVITE', city: 'Santa Ana' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Admin')).toBeVisible()
    await expect(canvas.getAllByText('Typed, not shown')).toHaveLength(2)
    await expect(canvas.queryByText('OVERPRINT-INVITE')).toBeNull()
  },
}

const asksForToken = async (context: Context) => {
  const { canvas } = context
  await submit(context)
  const token = canvas.getByLabelText(TOKEN)
  await waitFor(() => expect(token).toHaveFocus())
  await expect(token).toBeInvalid()
  await expect(token).toBeRequired()
  await expect(token).toHaveAccessibleName('Admin invite token')
  await expect(token).toHaveAccessibleDescription(
    `From whoever invited you, if your organization asks for one. ${REQUIRED}`,
  )
  await expect(canvas.getByText(REQUIRED)).toBeVisible()
  await expect(context.args.onRegistered).not.toHaveBeenCalled()
}

export const InviteTokenRequired: Story = { args: { initial: at(2) }, play: asksForToken }

export const InviteTokenWrong: Story = {
  args: { initial: at(2, { adminInviteToken: 'YESTERDAYS-TOKEN' }) },
  play: asksForToken,
}

function UntilItIsLeft(props: RegisterScreenProps) {
  const [stands, setStands] = useState(true)
  return stands ? (
    <>
      <RegisterScreen {...props} />
      <button type="button" onClick={() => setStands(false)}>
        Leave
      </button>
    </>
  ) : null
}

/** Who has gone elsewhere meanwhile is told of it there. */
export const InviteTokenRequiredElsewhere: Story = {
  args: { initial: at(2) },
  render: (args) => <UntilItIsLeft {...args} />,
  play: async (context) => {
    const { door } = stageOf(context)
    door.close()
    await submit(context)
    await waitFor(() => expect(door.held()).toEqual(['register']))
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Leave' }))
    door.open()
    await expectToast(REQUIRED)
  },
}

/** The first letter clears the mark and its message. */
export const TypingClearsTheMark: Story = {
  args: { initial: at(2) },
  play: async (context) => {
    await asksForToken(context)
    await context.userEvent.keyboard('O')
    await waitFor(() => expect(context.canvas.getByLabelText(TOKEN)).toBeValid())
    await expect(context.canvas.queryByText(REQUIRED)).toBeNull()
  },
}

/** Back, forward, and the mark still stands where the token is missing. */
export const StaysMarked: Story = {
  args: { initial: at(2) },
  play: async (context) => {
    const { canvas, userEvent } = context
    await submit(context)
    await waitFor(() => expect(canvas.getByLabelText(TOKEN)).toBeInvalid())
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByText(REQUIRED)).toBeVisible()
  },
}

/** Another refusal says the server's words and marks nothing. */
export const EmailTaken: Story = {
  args: { initial: at(2, { email: 'noor@overprint.example', adminInviteToken: 'OVERPRINT-INVITE' }) },
  play: async (context) => {
    await submit(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'An account with this email already exists.',
    )
    await expect(context.canvas.getByLabelText(TOKEN)).toBeValid()
  },
}

const failsWith = (outcome: 'html' | 'offline'): Story => ({
  args: { initial: at(2) },
  parameters: { scenario: { outcomes: { register: outcome } } },
  play: async (context) => {
    await submit(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(/^Registration failed$/)
    await expectToast('Registration failed')
  },
})

export const FailedWithoutMessage: Story = failsWith('html')
export const Offline: Story = failsWith('offline')

export const Loading: Story = {
  args: { initial: at(2, { adminInviteToken: 'OVERPRINT-INVITE' }) },
  parameters: { scenario: { outcomes: { register: 'hold' } } },
  play: async (context) => {
    await submit(context)
    await context.canvas.findByRole('button', { name: 'Creating account…' })
    const stage = stageOf(context)
    await stage.backstage.calls.when(({ status }) => status === 'held')
    stage.release('register')
    await context.canvas.findByText('Admin registration successful! Redirecting...')
  },
}

/** A client who came to the admin area: a new account would take the place of theirs. */
export const SignedInAsClient: Story = {
  parameters: { scenario: { role: 'client' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'You are signed in as Maya Okafor, without admin rights. A new account takes its place.',
      ),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Your dashboard' })).toHaveAttribute('href', '/dashboard')
  },
}

export const RestoredDraft: Story = {
  beforeEach: leaveDraft('registration.admin', { step: 1, fullName: 'Theo Lindqvist', city: 'Irvine' }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText('City (optional)')).toHaveValue('Irvine')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByText('Missing')).toBeVisible()
    await expect(canvas.getByLabelText(TOKEN)).toHaveValue('')
  },
}

export const Mobile: Story = {
  ...InviteTokenRequired,
  globals: { viewport: { value: 'phone', isRotated: false } },
}
export const Small: Story = { ...ReviewStep, globals: { viewport: { value: 'small', isRotated: false } } }
export const Dark: Story = { ...InviteTokenWrong, globals: { theme: 'dark' } }
