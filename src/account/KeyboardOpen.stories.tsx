import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { appAt, inApp } from '../../.storybook/stage/appStory'
import { keyboardOpen } from '../../.storybook/stage/keyboardOpen'
import { NEWCOMER } from './RegisterScreen/testRegistration'
import { expectInSight } from './testKeyboard'

/** The account screens on a phone whose keyboard is open: what is typed, and what is said of it, stays in sight. */
const meta = {
  tags: ['long'],
  ...appAt('/login'),
  parameters: {
    ...keyboardOpen.parameters,
    ...inApp,
    docs: { story: { inline: false, height: '400px' } },
  },
  globals: keyboardOpen.globals,
} satisfies Meta<{ path: string }>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const field = async ({ canvas }: Context, name: string) =>
  within(await canvas.findByRole('main')).findByLabelText(name)

/** Tabs on until the field has the focus, as the keyboard's own arrows do, and types. */
async function fill(context: Context, name: string, text: string): Promise<void> {
  const wanted = await field(context, name)
  for (let turn = 0; document.activeElement !== wanted && turn < 20; turn += 1) await context.userEvent.tab()
  await expectInSight(wanted)
  await context.userEvent.keyboard(text)
  // Enter may have led on.
  if (wanted.isConnected) await expectInSight(wanted)
}

export const Login: Story = {
  play: async (context) => {
    await fill(context, 'Email', 'maya@harborcafe.example')
    await fill(context, 'Password', 'wrong{Enter}')
    const main = within(context.canvas.getByRole('main'))
    await expectInSight(await main.findByText('Invalid email or password.'))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** From the first field to an answer that does not come. */
export const Register: Story = {
  args: { path: '/register' },
  parameters: { scenario: { outcomes: { register: 'offline' } } },
  play: async (context) => {
    const { canvas } = context
    await fill(context, 'Full name', NEWCOMER.fullName)
    await fill(context, 'Email', 'ines@{Enter}')
    // The first field that is wrong, and its message.
    const email = await field(context, 'Email')
    await waitFor(() => expect(email).toHaveFocus())
    await expectInSight(email)
    await expectInSight(canvas.getByText('Enter a valid email.'))
    await fill(context, 'Email', 'mesaseed.example')
    await fill(context, 'Password', NEWCOMER.password)
    await fill(context, 'Confirm password', `${NEWCOMER.confirmation}{Enter}`)
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Where you are' })).toHaveFocus())
    await expectInSight(canvas.getByRole('heading', { name: 'Where you are' }))
    await context.userEvent.keyboard('{Enter}')
    await fill(context, 'Profile picture URL (optional)', 'https://mesaseed.example/ines.jpg')
    await context.userEvent.keyboard('{Enter}')
    await expectInSight(await canvas.findByText('Registration failed'))
  },
}

/** After the 403 the token's field has the focus, with its message under it. */
export const InviteToken: Story = {
  args: { path: '/admin/register' },
  play: async (context) => {
    const { canvas, userEvent } = context
    await fill(context, 'Full name', 'Theo Lindqvist')
    await fill(context, 'Email', 'theo@overprint.example')
    await fill(context, 'Password', 'Overprint-2026!')
    await fill(context, 'Confirm password', 'Overprint-2026!{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Where you are' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await fill(context, 'Profile picture URL (optional)', '{Enter}')
    const token = await field(context, 'Admin invite token')
    await waitFor(() => expect(token).toHaveFocus())
    await expectInSight(token)
    await expectInSight(canvas.getByText(/^This organization requires an Admin Invite Token/))
  },
}
