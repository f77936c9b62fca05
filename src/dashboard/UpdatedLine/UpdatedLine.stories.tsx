import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { MessagesPanel } from '../MessagesPanel/MessagesPanel'
import { SeedLists } from '../parts/stories/SeedLists'
import { seen } from '../parts/stories/seen'
import { UpdatedLine } from './UpdatedLine'

const NOW = Date.parse('2026-03-04T17:00:00Z')
const MINUTE = 60_000
const OLD = [{ _id: 'old', preview: 'The blue is a little cold.', at: '2026-03-04T16:00:00Z' }]

/** How old what is on screen is, and the way to have it anew. */
const meta = {
  component: UpdatedLine,
  args: { start: NOW - 2 * MINUTE },
  parameters: { extensions: [], scenario: { role: 'client', outcomes: { listConversations: 'hold' } } },
  render: (args) => (
    <SeedLists conversations={OLD}>
      <UpdatedLine {...args} />
      <MessagesPanel />
    </SeedLists>
  ),
} satisfies Meta<typeof UpdatedLine>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async () => {
    await seen('Updated 2 min ago')
    await expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible()
  },
}

/** What was there stays until the answer comes; then it is new, and said so. */
export const Refreshed: Story = {
  play: async (context) => {
    const { userEvent } = context
    const stage = stageOf(context)
    const refresh = await screen.findByRole('button', { name: 'Refresh' })
    await userEvent.click(refresh)
    await expect(await screen.findByRole('button', { name: 'Refreshing…' })).toHaveFocus()
    await userEvent.click(refresh)
    await expect(screen.getByText('The blue is a little cold.')).toBeVisible()
    await waitFor(() => expect(stage.release('listConversations')).toBe(1))
    await expect(await screen.findByText(/^Congratulations/, { selector: 'p' })).toBeVisible()
    await expect(await screen.findByText('Dashboard updated.')).toBeInTheDocument()
    await seen('Updated just now')
    await expect(refresh).toHaveFocus()
  },
}

/** It fails: what was there stays, with its age, and the panel says so. */
export const RefreshFails: Story = {
  parameters: { scenario: { role: 'client', outcomes: { listConversations: 500 } } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Refresh' }))
    await expect(await screen.findByText('Not all of it could be updated.')).toBeInTheDocument()
    await seen('Could not load the latest messages.')
    await expect(screen.getByText('Updated 2 min ago')).toBeVisible()
    await expect(screen.getByText('The blue is a little cold.')).toBeVisible()
  },
}

/** Without a connection there is nothing to ask. */
export const Offline: Story = {
  beforeEach: (context) => stageOf(context).ports.network.set(false),
  play: async () => {
    await seen('Updated 2 min ago')
    await expect(screen.getByText('Offline')).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull()
  },
}

/** Nothing has come yet, so nothing is said of its age. */
export const Loading: Story = {
  render: (args) => (
    <>
      <UpdatedLine {...args} />
      <MessagesPanel />
    </>
  ),
  play: async () => {
    await screen.findByText('Loading messages')
    await expect(screen.queryByText(/^Updated/)).toBeNull()
  },
}

export const Mobile: Story = { ...Default, globals: { viewport: { value: 'phone', isRotated: false } } }
export const Dark: Story = { ...Default, globals: { theme: 'dark' } }
