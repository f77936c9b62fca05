import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { App } from '@/app/App'
import { memoryRouter } from '@/app/router/appRouter'
import { framed, inApp } from '../../../.storybook/stage/appStory'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { box, gone } from './stories/opened'

/** What the palette opens on the dashboard leaves no step of the history behind, once it is closed. */
const meta = {
  tags: ['long'],
  loaders: [() => ({ router: memoryRouter('/cart') })],
  render: (_, context) => <App runtime={stageOf(context).runtime} router={context.loaded.router} />,
  parameters: { ...inApp, scenario: { role: 'admin' }, docs: { ...framed } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** Opens the task in some way and closes it twice; the next step back leads to where the person came from. */
async function twice({ canvas, loaded, userEvent }: Context, open: () => Promise<void>): Promise<void> {
  const at = () => loaded.router.state.location.pathname + loaded.router.state.location.search
  await canvas.findByRole('heading', { level: 1, name: /cart/i })
  loaded.router.navigator.push('/admin?range=30d')
  await canvas.findByRole('list', { name: 'My Work Queue' })
  for (const _ of [1, 2]) {
    await open()
    await screen.findByRole('dialog', { name: 'New Product' })
    await expect(at()).toBe('/admin?range=30d&do=product')
    await userEvent.keyboard('{Escape}')
    await gone()
    await waitFor(() => expect(at()).toBe('/admin?range=30d'))
  }
  loaded.router.navigator.go(-1)
  await waitFor(() => expect(at()).toBe('/cart'))
}

/** From the palette, whose own step the dialog takes over. */
export const FromThePalette: Story = {
  play: (context) =>
    twice(context, async () => {
      await context.userEvent.keyboard('{Control>}k{/Control}')
      await context.userEvent.type(await box(), 'new prod')
      await screen.findByRole('option', { name: /^New Product/ })
      await context.userEvent.keyboard('{Enter}')
    }),
}

/** From its single key. */
export const FromTheKey: Story = {
  play: (context) => twice(context, () => context.userEvent.keyboard('n')),
}
