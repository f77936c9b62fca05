import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { stageOf } from '../../../.storybook/stage/stageOf'
import type { Backstage } from '../../backstage'
import { allResolvers } from '../../handlers/all'
import { ask, quietBackstage } from '../../testing/ask'
import { stageHost } from '../stageHost'
import { Alone } from './stories/Alone'

/**
 * A backend that was asked wrongly, that answered wrongly, and that was asked for what no operation answers. It is not
 * the stage's own: a story fails by each breach that its stage sees.
 */
async function brokenBackstage(): Promise<Backstage> {
  const wrongCart = () => ({ status: 200 as const, json: { items: 'none' as unknown as [] } })
  const backstage = quietBackstage({ resolvers: { ...allResolvers, getCart: wrongCart } })
  const token = backstage.sessionFor('client').accessToken
  await Promise.allSettled([
    ask(backstage, '/work/work_1/approve', { token, json: { comment: 7 } }),
    ask(backstage, '/cart', { token }),
    ask(backstage, '/nowhere'),
  ])
  return backstage
}

/** What the log of calls says of a request or an answer that does not keep the contract. */
const meta = {
  args: { tab: 'calls', onClose: fn() },
  parameters: {
    layout: 'fullscreen',
    scenario: { role: 'client' },
    docs: { story: { inline: false, height: '760px' } },
  },
  loaders: async () => ({ broken: await brokenBackstage() }),
  render: (args, context) => (
    <Alone
      {...args}
      host={() => ({ ...stageHost(stageOf(context)), backstage: context.loaded.broken as Backstage })}
    />
  ),
} satisfies Meta<{ tab: 'calls'; onClose: () => void }>

export default meta
type Story = StoryObj<typeof meta>

/** The call says where; what no operation answers is no call, and stands above them all. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('list', { name: 'Calls, newest first' })).getAllByRole('listitem')
    await expect(rows).toHaveLength(2)
    for (const [name, words] of [
      ['approveWork', /^The request of approveWork .* breaks the contract: \/body\/comment should be string/],
      ['getCart', /^The answer of getCart .* breaks the contract: \/body\/items should be array/],
    ] as const) {
      const row = within(rows.find(({ textContent }) => textContent?.includes(name)) as HTMLElement)
      await expect(row.getByText('no answer')).toBeVisible()
      await expect(row.getByText('breaks the contract')).toBeVisible()
      await expect(row.getByText(words)).toBeVisible()
    }
    const others = within(canvas.getByRole('list', { name: 'Breaches of the contract' }))
    await expect(others.getAllByRole('listitem')).toHaveLength(1)
    await expect(others.getByText(/\/nowhere.* names no operation of the contract/)).toBeVisible()
  },
}

export const Cleared: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the list' }))
    await expect(canvas.queryByRole('list', { name: 'Breaches of the contract' })).toBeNull()
    await expect(canvas.getByText('No call yet. What the app asks shows here as it happens.')).toBeVisible()
  },
}

export const Dark: Story = { ...Default, globals: { theme: 'dark' } }
