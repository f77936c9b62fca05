import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { RuntimeProvider } from '@/runtime/RuntimeProvider'
import type { Provider } from '@/runtime/settings'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { LoginScreen } from './LoginScreen'

/** Who else may sign people in, as the deployment's settings say. */
const meta = {
  component: LoginScreen,
  args: { area: 'user', onSignedIn: fn() },
  parameters: { layout: 'fullscreen', route: '/login' },
} satisfies Meta<typeof LoginScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Continue with Google' }))
    await expect(stageOf(context).ports.departures).toEqual([
      { kind: 'assign', url: 'https://overprint.example/api/v1/auth/google' },
    ])
  },
}

/** A deployment whose API has these providers. */
const withProviders = (socialSignIn: readonly Provider[]): Pick<Story, 'render'> => ({
  render: (args, context) => {
    const { runtime } = stageOf(context)
    return (
      <RuntimeProvider runtime={{ ...runtime, settings: { ...runtime.settings, socialSignIn } }}>
        <LoginScreen {...args} />
      </RuntimeProvider>
    )
  },
})

/** Nothing is offered that would end on the API's own 404. */
export const NoSocialSignIn: Story = {
  ...withProviders([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sign in' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Continue with/ })).toBeNull()
    await expect(canvas.queryByText('or')).toBeNull()
  },
}

export const OneProvider: Story = {
  ...withProviders(['github']),
  play: async ({ canvas }) => {
    const offered = await canvas.findAllByRole('button', { name: /^Continue with/ })
    await expect(offered.map(({ textContent }) => textContent)).toEqual(['Continue with GitHub'])
  },
}
