import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { appAt, framed, inApp } from '../../../.storybook/stage/appStory'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { visitsOf } from '../../../.storybook/stage/visited'

/** Who is signed in and opens the login or the registration. */
const meta = {
  tags: ['long'],
  ...appAt('/login'),
  parameters: { ...inApp, docs: { ...framed } },
} satisfies Meta<{ path: string }>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const endsAt = (context: Context, path: string) =>
  waitFor(() => expect(visitsOf(stageOf(context).runtime).at(-1)).toBe(path))

const leads = (role: 'client' | 'admin', path: string, to: string): Story => ({
  args: { path },
  parameters: { scenario: { role } },
  play: async (context) => {
    await endsAt(context, to)
    await expect(await context.canvas.findByRole('heading', { level: 1, name: /Maya|Noor/ })).toBeVisible()
  },
})

export const ClientAtLogin = leads('client', '/login', '/dashboard')
export const ClientAtRegister = leads('client', '/register', '/dashboard')
export const AdminAtLogin = leads('admin', '/login', '/admin')
export const AdminAtAdminLogin = leads('admin', '/admin/login', '/admin')
export const AdminAtAdminRegister = leads('admin', '/admin/register', '/admin')

/** A client may come to the admin area to be somebody else, and lands where that person belongs. */
export const ClientAtAdminLogin: Story = {
  args: { path: '/admin/login' },
  parameters: { scenario: { role: 'client' } },
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect(await canvas.findByText(/^You are signed in as Maya Okafor/)).toBeVisible()
    const main = within(canvas.getByRole('main'))
    await userEvent.type(main.getByLabelText('Email'), 'noor@overprint.example')
    await userEvent.type(main.getByLabelText('Password'), 'Overprint-2026!{Enter}')
    await endsAt(context, '/admin')
    await expect(await canvas.findByRole('heading', { level: 1, name: /Noor/ })).toBeVisible()
  },
}

const NOOR = { email: 'noor@overprint.example', password: 'Overprint-2026!' }
const link = (context: Context, name: string) =>
  context.userEvent.click(within(context.canvas.getByRole('main')).getByRole('link', { name }))

/** Sends the form, whose answer does not come before it is let go. */
async function send(context: Context, { email, password }: typeof NOOR) {
  const { canvas, userEvent } = context
  const stage = stageOf(context)
  await stage.setOutcomes({ logIn: 'hold' })
  const main = within(canvas.getByRole('main'))
  await userEvent.type(main.getByLabelText('Email'), email)
  await userEvent.type(main.getByLabelText('Password'), `${password}{Enter}`)
  await stage.backstage.calls.when(({ status }) => status === 'held')
}

/**
 * Noted before the app stood: the startup, which then finds nobody, does not swallow it. A failure that comes when its
 * form was left is told by a toast alone: no other form has it.
 */
export const SocialSignInFailed: Story = {
  beforeEach: (context) => stageOf(context).runtime.session.noteError('Login failed'),
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Login failed')
    await send(context, { ...NOOR, password: 'wrong' })
    await link(context, 'No account yet? Sign up')
    await canvas.findByRole('heading', { name: 'Create an account' })
    stageOf(context).release('logIn')
    await screen.findByText('Invalid email or password.')
    await link(context, 'Sign in')
    await canvas.findByRole('heading', { name: 'Sign in' })
    await expect(within(canvas.getByRole('main')).queryByRole('alert')).toBeNull()
  },
}

/**
 * Another tab signs in while the form is sent: who is signed in already is led on at once, and what comes of the form's
 * own call, a refusal as well, is told to nobody.
 */
export const SignedInElsewhere: Story = {
  play: async (context) => {
    const { canvas } = context
    const stage = stageOf(context)
    await canvas.findByRole('heading', { name: 'Sign in' })
    await send(context, { ...NOOR, password: 'wrong' })
    await stage.setOutcomes({ logIn: 'ok' })
    const other = stage.openTab().session
    await other.logIn({ email: 'maya@harborcafe.example', password: 'Harbor-2026!' })
    await endsAt(context, '/dashboard')
    stage.release('logIn')
    await waitFor(() =>
      expect(stage.backstage.calls.of('logIn').map(({ status }) => status)).toEqual([401, 200]),
    )
    await waitFor(() => expect(stage.backstage.held()).toEqual([]))
    await new Promise((done) => setTimeout(done, 50))
    await expect(stage.runtime.toasts.store.getState().items).toEqual([])
  },
}

/** Whoever leaves a form that was sent is led away by its answer from the next one, which says nothing of it before. */
export const FormerAdminRegister: Story = {
  args: { path: '/admin-register' },
  play: async (context) => {
    await expect(
      await context.canvas.findByRole('heading', { name: 'Create an admin account' }),
    ).toBeVisible()
    const { canvas } = context
    await link(context, 'Sign in')
    await canvas.findByRole('heading', { name: 'Admin sign in' })
    await send(context, NOOR)
    await expect(canvas.getByRole('button', { name: 'Signing in…' })).toBeVisible()
    await link(context, 'Client? Go to client sign-in')
    await canvas.findByRole('heading', { name: 'Sign in' })
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await link(context, 'No account yet? Sign up')
    await canvas.findByRole('heading', { name: 'Create an account' })
    stageOf(context).release('logIn')
    await endsAt(context, '/admin')
    await expect(await canvas.findByRole('heading', { level: 1, name: /Noor/ })).toBeVisible()
  },
}
