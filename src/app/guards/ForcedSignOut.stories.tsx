import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { StageApp } from '../../../.storybook/stage/StageApp'
import { stageOf } from '../../../.storybook/stage/stageOf'

/** A session that ends while somebody reads a public page. */
const meta = {
  parameters: {
    stage: 'app',
    layout: 'fullscreen',
    scenario: { role: 'client' },
    docs: { story: { inline: false, height: '720px' } },
  },
  args: { path: '/seo' },
  render: ({ path }, context) => <StageApp path={path} runtime={stageOf(context).runtime} />,
} satisfies Meta<{ path: string }>

export default meta
type Story = StoryObj<typeof meta>
/** Its call met a 401 and the refresh was refused: /login, one message, and back after signing in. */
export const ByItsOwnCall: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const stage = stageOf(context)
    const { runtime } = stage
    await canvas.findByRole('button', { name: 'Logout' })
    await runtime.session.ready()
    await stage.backstage.expireTokens()
    await stage.setOutcomes({ refreshOnUnauthorized: 401 })
    const ask = () => runtime.send(new Request(`${runtime.apiUrl}/cart`)).catch(() => null)
    await Promise.all([ask(), ask()])
    await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible()
    await expect(canvas.getByText('Your session has ended. Please sign in again.')).toBeVisible()

    await stage.setOutcomes({})
    await userEvent.type(
      within(canvas.getByRole('main')).getByRole('textbox', { name: 'Email' }),
      'maya@harborcafe.example',
    )
    await userEvent.type(canvas.getByLabelText('Password'), 'Harbor-2026!{Enter}')
    await expect(await canvas.findByRole('heading', { name: 'Search Engine Optimization' })).toBeVisible()
  },
}

/** Nobody is sent away from a page that anybody may read because a former visit's session is over. */
export const NotRestored: Story = {
  parameters: { scenario: { role: 'client', outcomes: { refreshAtStartup: 401 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Sign in' })).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: 'Search Engine Optimization' })).toBeVisible()
  },
}

/** A logout in another tab changes the header, and no more. */
export const LoggedOutElsewhere: Story = {
  play: async (context) => {
    const { canvas } = context
    await canvas.findByRole('button', { name: 'Logout' })
    const other = stageOf(context).openTab()
    await other.session.start()
    other.session.logOut()
    await expect(await canvas.findByRole('link', { name: 'Sign in' })).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: 'Search Engine Optimization' })).toBeVisible()
  },
}
