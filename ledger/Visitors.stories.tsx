import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { stageOf } from '../.storybook/stage/stageOf'
import { LoginScreen } from '../src/account/LoginScreen/LoginScreen'
import { RegisterScreen } from '../src/account/RegisterScreen/RegisterScreen'
import { at } from '../src/account/RegisterScreen/testRegistration'
import { ContactScreen } from '../src/site/ContactScreen/ContactScreen'
import { NewsletterBox } from '../src/site/parts/NewsletterBox/NewsletterBox'
import { appAt, ended, refusedEachTime, refusing } from './refusals'

/** Every status with which signing in and out, registering and writing to the studio can be refused. */
const meta = {
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const LogIn: Story = {
  parameters: { route: '/login', scenario: { outcomes: refusing('logIn', 400, 422, 500) } },
  render: () => (
    <LoginScreen
      area="user"
      onSignedIn={fn()}
      initial={{ email: 'maya@harborcafe.example', password: 'Harbor-2026!' }}
    />
  ),
  play: (context) =>
    refusedEachTime(context, 'logIn', [400, 422, 500], async () =>
      context.userEvent.click(await screen.findByRole('button', { name: 'Sign in' })),
    ),
}

export const Register: Story = {
  parameters: { route: '/register', scenario: { outcomes: refusing('register', 400, 422) } },
  render: () => <RegisterScreen area="user" onRegistered={fn()} initial={at(2)} />,
  play: (context) =>
    refusedEachTime(context, 'register', [400, 422], async () =>
      context.userEvent.click(await screen.findByRole('button', { name: 'Create account' })),
    ),
}

/** What the server thinks of a logout changes nothing: the tokens are gone. */
const logOut = (status: 401 | 500): Story => ({
  parameters: { stage: 'app', scenario: { role: 'client', outcomes: { logOut: status } } },
  render: appAt('/my-projects'),
  play: async (context) => {
    await context.userEvent.click(await screen.findByRole('button', { name: 'Logout' }))
    await ended(context, 'logOut', [status])
    await expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
    await expect(stageOf(context).area.entries()).not.toHaveProperty('app_token')
  },
})

export const LogOutUnauthorized = logOut(401)
export const LogOutFails = logOut(500)

export const Subscribe: Story = {
  parameters: { layout: 'padded', scenario: { outcomes: refusing('subscribe', 400, 422, 500) } },
  render: () => <NewsletterBox />,
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(canvas.getByRole('textbox'), 'ana@mesaseed.example')
    await refusedEachTime(context, 'subscribe', [400, 422, 500], () =>
      userEvent.click(canvas.getByRole('button', { name: 'Subscribe' })),
    )
  },
}

const LETTER = {
  name: 'Ana Reyes',
  email: 'ana@mesaseed.example',
  phone: '',
  subject: 'Project Quote',
  message: 'A label for a seed packet.',
}

export const Contact: Story = {
  parameters: { route: '/contact', scenario: { outcomes: refusing('sendContactMessage', 400, 422) } },
  render: () => <ContactScreen initial={{ values: LETTER }} />,
  play: (context) =>
    refusedEachTime(
      context,
      'sendContactMessage',
      [400, 422],
      async () =>
        context.userEvent.click(await context.canvas.findByRole('button', { name: 'Send Message' })),
      'There was an error submitting your message. Please try again.',
    ),
}
