import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
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

/** Noted before the app stood: the startup, which then finds nobody, does not swallow it. */
export const SocialSignInFailed: Story = {
  beforeEach: (context) => stageOf(context).runtime.session.noteError('Login failed'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Login failed')
  },
}

export const FormerAdminRegister: Story = {
  args: { path: '/admin-register' },
  play: async (context) => {
    await expect(
      await context.canvas.findByRole('heading', { name: 'Create an admin account' }),
    ).toBeVisible()
  },
}
