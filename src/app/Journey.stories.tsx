import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { appAt, framed, inApp } from '../../.storybook/stage/appStory'
import { type StoryStage, stageOf } from '../../.storybook/stage/stageOf'

const WORK = 'Harbor Café logo, round 2'

/** The whole app over one faked backend: what the studio is here for. */
const meta = {
  tags: ['long'],
  ...appAt('/login'),
  parameters: { extensions: [], ...inApp, docs: { ...framed } },
} satisfies Meta<{ path: string }>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function signIn({ canvas, userEvent }: Context, email: string, password: string): Promise<void> {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), email)
  await userEvent.type(canvas.getByLabelText('Password'), password)
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
}

const rowOf = async ({ canvas }: Context, panel: string, title: string) => {
  const region = await canvas.findByRole('region', { name: panel })
  const heading = await within(region).findByRole('heading', { name: title })
  return heading.closest('li') as HTMLElement
}

async function approve(context: Context): Promise<void> {
  const row = await rowOf(context, 'Approvals', WORK)
  await context.userEvent.click(within(row).getByRole('button', { name: /^Approve/ }))
  const question = await screen.findByRole('alertdialog')
  await context.userEvent.click(within(question).getByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(screen.getByText('Approved. Thank you!')).toBeVisible())
  await waitFor(() => expect(context.canvas.queryByRole('heading', { name: WORK })).toBeNull())
}

const keysOf = (stage: StoryStage) => Object.keys(stage.area.entries()).filter((key) => key !== 'app_theme')

/** Client signs in and approves; the admin sees it approved and completes it. */
export const ApproveAndComplete: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await signIn(context, 'maya@harborcafe.example', 'Harbor-2026!')
    await expect(await canvas.findByText('Login successful! Redirecting...')).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: /Maya/ })).toBeVisible()
    await approve(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }))
    await canvas.findByRole('heading', { name: 'Sign in' })
    // Nothing of the session; the decision's receipt is this person's, and waits for them.
    await expect(keysOf(stageOf(context))).toEqual(['app_receipts:user.user_1'])

    await signIn(context, 'noor@overprint.example', 'Overprint-2026!')
    const row = await rowOf(context, 'My Work Queue', WORK)
    await expect(row).toHaveTextContent('Approved')
    await userEvent.click(within(row).getByRole('button', { name: /^Complete/ }))
    await waitFor(() => expect(screen.getByText('Work marked as completed')).toBeVisible())
    await waitFor(() => expect(canvas.queryByRole('heading', { name: WORK })).toBeNull())
  },
}

/** The access token expires before the decision: one refresh, one repeat, nothing to notice. */
export const TokenExpiresInBetween: Story = {
  args: { path: '/dashboard' },
  parameters: { scenario: { role: 'client' } },
  play: async (context) => {
    const stage = stageOf(context)
    await rowOf(context, 'Approvals', WORK)
    await stage.backstage.expireTokens()
    await approve(context)
    await expect(stage.backstage.calls.of('refreshOnUnauthorized')).toHaveLength(1)
    await expect(stage.backstage.calls.of('approveWork').map(({ status }) => status)).toEqual([401, 200])
  },
}

/** The refresh is refused: signed out, on the login screen, told once. */
export const RefreshRefused: Story = {
  args: { path: '/admin' },
  parameters: { scenario: { role: 'admin', outcomes: { refreshAtStartup: 401 } } },
  play: async (context) => {
    await expect(
      await context.canvas.findByText('Your session has ended. Please sign in again.'),
    ).toBeVisible()
    await expect(context.canvas.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await expect(keysOf(stageOf(context))).toEqual([])
    await expect(stageOf(context).calls()).toHaveLength(1)
  },
}

/** While the session is being restored, a guarded screen shows its skeleton and asks for nothing. */
export const Restoring: Story = {
  args: { path: '/dashboard' },
  parameters: { scenario: { role: 'client', outcomes: { refreshAtStartup: 'hold' } } },
  play: async (context) => {
    const stage = stageOf(context)
    await stage.backstage.calls.when(({ status }) => status === 'held')
    const main = within(await context.canvas.findByRole('main'))
    await expect(await main.findByRole('status')).toBeInTheDocument()
    await expect(stage.calls().map(({ operationId }) => operationId)).toEqual(['refreshAtStartup'])
    stage.release()
    await rowOf(context, 'Approvals', WORK)
  },
}

/** A visitor who arrives at a guarded path signs in and comes back to it. */
export const GuardedPath: Story = {
  args: { path: '/admin/dashboard' },
  play: async (context) => {
    await context.canvas.findByRole('heading', { name: 'Admin sign in' })
    await signIn(context, 'noor@overprint.example', 'Overprint-2026!')
    await expect(await context.canvas.findByRole('region', { name: 'My Work Queue' })).toBeVisible()
  },
}

export const SignedOutHome: Story = {
  args: { path: '/' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
    await expect(canvas.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register')
  },
}

export const NotFound: Story = {
  args: { path: '/no/such/page' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: "Oops! The page you're looking for doesn't exist." })
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  },
}

export const Phone: Story = {
  args: { path: '/dashboard' },
  parameters: { scenario: { role: 'client' } },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async (context) => {
    await rowOf(context, 'Approvals', WORK)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
