import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { draftIn, leaveDraft } from '../../../.storybook/stage/drafts'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { RegisterScreen } from './RegisterScreen'
import { at, expectToast, NEWCOMER } from './testRegistration'

const HINT = 'Password must be 8+ chars with upper, lower, number & special.'
const INCOMPLETE = 'Please complete required fields. Password must be strong and match confirmation.'

const meta = {
  component: RegisterScreen,
  args: { area: 'user', onRegistered: fn() },
  parameters: { layout: 'fullscreen', route: '/register' },
} satisfies Meta<typeof RegisterScreen>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const submit = async ({ canvas, userEvent }: Context) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Create account' }))

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const next = await canvas.findByRole('button', { name: 'Continue' })
    await expect(next).toBeDisabled()
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(HINT)
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
    for (const [label, text] of [
      ['Full name', NEWCOMER.fullName],
      ['Email', NEWCOMER.email],
      ['Password', NEWCOMER.password],
    ] as const) {
      await userEvent.type(canvas.getByLabelText(label), text)
      await expect(next).toBeDisabled()
    }
    await userEvent.type(canvas.getByLabelText('Confirm password'), NEWCOMER.confirmation)
    await expect(next).toBeEnabled()
  },
}

/** Name, email, password twice, a toggle of one of them, a street, and submit: no mouse. */
export const ByKeyboard: Story = {
  tags: ['long'],
  play: async (context) => {
    const { canvas, userEvent } = context
    const name = await canvas.findByLabelText('Full name')
    await userEvent.tab()
    await expect(name).toHaveFocus()
    await userEvent.keyboard('  Ines Duarte ')
    await userEvent.tab()
    await userEvent.keyboard(' ines@mesaseed.example')
    await userEvent.tab()
    await userEvent.keyboard('Seeds-4-all!')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
    await expect(canvas.getByLabelText('Confirm password')).toHaveAttribute('type', 'password')
    await userEvent.tab()
    await userEvent.keyboard('Seeds-4-all!{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Where you are' })).toHaveFocus())
    await expect(canvas.getByText('Step 2 of 3')).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('   ')
    await userEvent.tab()
    await userEvent.keyboard(' Santa Ana ')
    await userEvent.tab()
    await userEvent.keyboard('California{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Picture and review' })).toHaveFocus())
    const proof = within(canvas.getByRole('region', { name: 'What will be sent' }))
    await expect(proof.getByText('Santa Ana')).toBeVisible()
    await expect(proof.queryByText(/Seeds/)).toBeNull()
    await expect(stageOf(context).calls()).toEqual([])
    await userEvent.tab()
    await expect(canvas.getByLabelText('Profile picture URL (optional)')).toHaveFocus()
    await userEvent.keyboard('{Enter}')

    await expect(await canvas.findByText('Registration successful! Redirecting...')).toBeVisible()
    await expectToast('Registration successful!')
    await expect(context.args.onRegistered).toHaveBeenCalledOnce()
    const stage = stageOf(context)
    await expect(stage.calls().map(({ operationId }) => operationId)).toEqual(['register'])
    await expect(stage.calls()[0]?.requestBody).toEqual({
      fullName: 'Ines Duarte',
      email: 'ines@mesaseed.example',
      password: 'Seeds-4-all!',
      city: 'Santa Ana',
      state: 'California',
    })
    await expect(JSON.stringify(stage.area.entries())).not.toContain('app_draft')
  },
}

export const AddressStep: Story = {
  args: { initial: at(1, { address: '418 Mesa Street', city: 'Santa Ana' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }))
    await expect(canvas.getByLabelText('Password')).toHaveValue(NEWCOMER.password)
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Continue' }))
    await expect(canvas.getByRole('heading', { name: 'Where you are' })).toBeVisible()
    await expect(canvas.getByLabelText('Address (optional)')).toHaveValue('418 Mesa Street')
  },
}

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'ines@{Enter}')
    await waitFor(() => expect(canvas.getByLabelText('Full name')).toHaveFocus())
    await expect(canvas.getByLabelText('Full name')).toHaveAccessibleDescription('Enter your full name.')
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Enter a valid email.')
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(`${HINT} Enter a password.`)
    await expect(canvas.getByLabelText('Password')).toBeInvalid()
    await expect(canvas.getByLabelText('Confirm password')).toHaveAccessibleDescription(
      'Repeat the password.',
    )
    await expect(canvas.getByText('Step 1 of 3')).toBeVisible()
  },
}

export const InvalidOnBlur: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'Seeds-4')
    await userEvent.tab()
    await userEvent.tab()
    await waitFor(() =>
      expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
        `${HINT} Still missing: 8 characters or more.`,
      ),
    )
    await expect(canvas.getByLabelText('Password')).toBeInvalid()
    await userEvent.keyboard('Seeds-4-all!')
    await userEvent.tab()
    await expect(await canvas.findByText('Passwords must match.')).toBeVisible()
    // The other field mends it.
    await userEvent.type(canvas.getByLabelText('Password'), '-all!')
    await waitFor(() => expect(canvas.queryByText('Passwords must match.')).toBeNull())
    await expect(canvas.getByLabelText('Password')).toBeValid()
    await expect(canvas.queryByText('Enter a valid email.')).toBeNull()
  },
}

/** A reload brought the step and the fields back, never the secrets. */
export const RestoredDraft: Story = {
  beforeEach: leaveDraft('registration.user', {
    step: 2,
    fullName: NEWCOMER.fullName,
    email: NEWCOMER.email,
    city: 'Irvine',
  }),
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect(await canvas.findByText('Missing')).toBeVisible()
    await submit(context)
    await expect(await canvas.findByText(INCOMPLETE)).toBeVisible()
    await expect(stageOf(context).calls()).toEqual([])
    await userEvent.click(canvas.getByRole('button', { name: 'Go to step 1' }))
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus())
    await expect(canvas.getByLabelText('Password')).toHaveValue('')
    await expect(canvas.getByLabelText('Full name')).toHaveValue(NEWCOMER.fullName)
    await userEvent.keyboard(NEWCOMER.password)
    await expect(draftIn(context, 'registration.user')).not.toContain('Seeds')
    await expect(draftIn(context, 'registration.user')).toContain('Irvine')
  },
}

export const Loading: Story = {
  args: { initial: at(2) },
  parameters: { scenario: { outcomes: { register: 'hold' } } },
  play: async (context) => {
    const { canvas, userEvent } = context
    await submit(context)
    const button = await canvas.findByRole('button', { name: 'Creating account…' })
    await userEvent.click(button)
    await userEvent.type(canvas.getByLabelText('Profile picture URL (optional)'), '{Enter}{Enter}')
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeDisabled()
    const stage = stageOf(context)
    await stage.backstage.calls.when(({ status }) => status === 'held')
    await expect(stage.calls()).toHaveLength(1)
    stage.release('register')
    await expect(await canvas.findByText('Registration successful! Redirecting...')).toBeVisible()
    await expect(context.args.onRegistered).toHaveBeenCalledOnce()
  },
}

const TAKEN = 'An account with this email already exists.'

export const EmailTaken: Story = {
  args: { initial: at(2, { email: 'maya@harborcafe.example' }) },
  play: async (context) => {
    await submit(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(TAKEN)
    await expectToast(TAKEN)
    await expect(context.args.onRegistered).not.toHaveBeenCalled()
  },
}

export const ChangesTheEmail: Story = {
  args: { initial: at(2, { email: 'maya@harborcafe.example' }) },
  play: async (context) => {
    const { canvas, userEvent } = context
    await submit(context)
    await userEvent.click(await canvas.findByRole('button', { name: 'Change email' }))
    const email = canvas.getByLabelText('Email')
    await waitFor(() => expect(email).toHaveFocus())
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.clear(email)
    await userEvent.keyboard('ines@mesaseed.example{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Where you are' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await submit(context)
    await expect(await canvas.findByText('Registration successful! Redirecting...')).toBeVisible()
  },
}

const failsWith = (outcome: 500 | 'html' | 'offline', short: string, long: string): Story => ({
  args: { initial: at(2) },
  parameters: { scenario: { outcomes: { register: outcome } } },
  play: async (context) => {
    await submit(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(short)
    await expectToast(long)
    await expect(context.args.onRegistered).not.toHaveBeenCalled()
    await expect(context.canvas.getByRole('button', { name: 'Create account' })).toBeEnabled()
  },
})

export const Failed: Story = failsWith(500, 'Something broke on our side.', 'Something broke on our side.')
export const FailedWithoutMessage = failsWith(
  'html',
  'Registration failed',
  'Registration failed. Please try again.',
)
export const Offline = failsWith('offline', 'Registration failed', 'Registration failed. Please try again.')

export const Mobile: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
export const Small: Story = { globals: { viewport: { value: 'small', isRotated: false } } }
export const Dark: Story = { globals: { theme: 'dark' } }
