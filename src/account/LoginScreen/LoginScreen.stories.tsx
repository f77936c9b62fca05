import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { LoginScreen } from './LoginScreen'

const meta = {
  component: LoginScreen,
  args: { area: 'user', onSignedIn: fn() },
  parameters: { layout: 'fullscreen', route: '/login' },
} satisfies Meta<typeof LoginScreen>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Context = Parameters<Play>[0]

async function signIn({ canvas, userEvent }: Context, email: string, password: string): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Email'), email)
  await userEvent.type(canvas.getByLabelText('Password'), password)
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
}

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const submit = await canvas.findByRole('button', { name: 'Sign in' })
    await expect(submit).toBeDisabled()
    await userEvent.type(canvas.getByLabelText('Email'), 'maya@harborcafe.example')
    await expect(submit).toBeDisabled()
    await userEvent.type(canvas.getByLabelText('Password'), 'x')
    await expect(submit).toBeEnabled()
    await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    )
    await expect(canvas.getByRole('link', { name: 'No account yet? Sign up' })).toHaveAttribute(
      'href',
      '/register',
    )
    await expect(canvas.getByRole('link', { name: 'Admin? Go to admin login' })).toHaveAttribute(
      'href',
      '/admin/login',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toBeVisible()
  },
}

export const AdminArea: Story = {
  args: { area: 'admin' },
  parameters: { route: '/admin/login' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Admin sign in' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Need a user account? Sign up' })).toHaveAttribute(
      'href',
      '/register',
    )
    await expect(canvas.getByRole('link', { name: 'Client? Go to client sign-in' })).toHaveAttribute(
      'href',
      '/login',
    )
    await expect(canvas.queryByRole('button', { name: /Google/ })).toBeNull()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}

export const SignInAsAdminChosen: Story = {
  args: { initial: { asAdmin: true } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Need a user account? Sign up' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /GitHub/ })).toBeNull()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sign in as admin' }))
    await expect(canvas.getByRole('button', { name: 'Continue with GitHub' })).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sign in as admin' }))
    await expect(canvas.queryByRole('button', { name: /GitHub/ })).toBeNull()
  },
}

export const ClientSignsIn: Story = {
  play: async (context) => {
    await signIn(context, ' maya@harborcafe.example ', 'Harbor-2026!')
    await expect(await context.canvas.findByText('Login successful! Redirecting...')).toBeVisible()
    await waitFor(() => expect(screen.getByText('Login successful!')).toBeVisible())
    await waitFor(() => expect(context.args.onSignedIn).toHaveBeenCalledOnce())
    const stage = stageOf(context)
    await expect(stage.calls()[0]?.requestBody).toEqual({
      email: 'maya@harborcafe.example',
      password: 'Harbor-2026!',
    })
    await expect(Object.keys(stage.area.entries())).toEqual(
      expect.arrayContaining(['app_token', 'app_refreshToken', 'app_user']),
    )
  },
}

export const AdminSignsIn: Story = {
  args: { area: 'admin' },
  play: async (context) => {
    await signIn(context, 'noor@overprint.example', 'Overprint-2026!')
    await context.canvas.findByText('Login successful! Redirecting...')
    await expect(stageOf(context).calls()[0]?.requestBody).toMatchObject({ requireRole: 'admin' })
  },
}

const MAYA = { email: 'maya@harborcafe.example', password: 'Harbor-2026!' }

/** Refused: the reason, and nothing that was typed is lost. */
export const Failed: Story = {
  args: { initial: { ...MAYA, outcome: { tone: 'danger', text: 'Invalid email or password.' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Invalid email or password.')
    await expect(canvas.getByLabelText('Email')).toHaveValue(MAYA.email)
    await expect(canvas.getByLabelText('Password')).toHaveValue(MAYA.password)
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeEnabled()
  },
}

/** Accepted: the next screen is on its way. */
export const SignedIn: Story = {
  args: { initial: { ...MAYA, outcome: { tone: 'success', text: 'Login successful! Redirecting...' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Login successful! Redirecting...')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** The server has not answered yet. */
export const Loading: Story = {
  args: { initial: { ...MAYA, sending: true } },
  parameters: { scenario: { outcomes: { logIn: 'hold' } } },
  beforeEach: (context) => {
    stageOf(context)
      .runtime.session.logIn(MAYA)
      .catch(() => {})
  },
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByRole('button', { name: 'Signing in…' })).toBeVisible()
    await stageOf(context).backstage.calls.when(({ status }) => status === 'held')
    await expect(canvas.getByLabelText('Email')).toHaveValue(MAYA.email)
  },
}

export const WrongPassword: Story = {
  play: async (context) => {
    await signIn(context, 'maya@harborcafe.example', 'wrong')
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Invalid email or password.')
    await expect(context.canvas.getByLabelText('Email')).toHaveValue('maya@harborcafe.example')
    await expect(context.args.onSignedIn).not.toHaveBeenCalled()
    await expect(
      stageOf(context)
        .calls()
        .map(({ operationId }) => operationId),
    ).toEqual(['logIn'])
  },
}

export const ClientRefusedAsAdmin: Story = {
  args: { area: 'admin' },
  play: async (context) => {
    await signIn(context, 'maya@harborcafe.example', 'Harbor-2026!')
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Admin access required.')
  },
}

export const FailedWithoutMessage: Story = {
  parameters: { scenario: { outcomes: { logIn: 'html' } } },
  play: async (context) => {
    await signIn(context, 'maya@harborcafe.example', 'Harbor-2026!')
    await expect(await context.canvas.findByText('Login failed')).toBeVisible()
    await waitFor(() => expect(screen.getByText('Login failed. Please try again.')).toBeVisible())
  },
}

export const Offline: Story = {
  parameters: { scenario: { outcomes: { logIn: 'offline' } } },
  play: async (context) => {
    await signIn(context, 'maya@harborcafe.example', 'Harbor-2026!')
    await expect(await context.canvas.findByText('Login failed')).toBeVisible()
    await expect(context.canvas.getByLabelText('Password')).toHaveValue('Harbor-2026!')
  },
}

/** However often it is clicked, it is sent once. */
export const SentOnce: Story = {
  parameters: { scenario: { outcomes: { logIn: 'hold' } } },
  play: async (context) => {
    await signIn(context, 'maya@harborcafe.example', 'Harbor-2026!')
    const button = await context.canvas.findByRole('button', { name: 'Signing in…' })
    await context.userEvent.click(button)
    await context.userEvent.click(button)
    const stage = stageOf(context)
    await stage.backstage.calls.when(({ status }) => status === 'held')
    await expect(stage.calls()).toHaveLength(1)
    stage.release('logIn')
    await expect(await context.canvas.findByText('Login successful! Redirecting...')).toBeVisible()
  },
}

/** Wider than 1024 px a printed sheet stands beside the form; below it, the form has the screen to itself. */
export const Desktop: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-hidden] > div > svg')).toBeVisible())
  },
}

export const Mobile: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 })
    await expect(canvasElement.querySelector('[aria-hidden] > div > svg')).not.toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
