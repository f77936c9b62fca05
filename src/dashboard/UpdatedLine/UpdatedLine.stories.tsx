import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
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

/** Somebody who leaves the dashboard and comes back. */
function Visits(line: { start?: number | null }) {
  const [there, setThere] = useState(true)
  return (
    <SeedLists conversations={OLD}>
      <button type="button" hidden data-testid="come-or-go" onClick={() => setThere(!there)} />
      {there ? (
        <>
          <UpdatedLine {...line} />
          <MessagesPanel />
        </>
      ) : null}
    </SeedLists>
  )
}

/** At the next visit it is asked for anew: that it failed at the former one is not said again, a new failure is. */
export const AfterAFailedVisit: Story = {
  ...RefreshFails,
  render: (args) => <Visits {...args} />,
  play: async (context) => {
    const stage = stageOf(context)
    const { toasts } = stage.runtime
    const told = () => toasts.store.getState().items.map(({ text }) => text)
    const comeOrGo = () => screen.getByTestId('come-or-go').click()
    const comesBack = async () => {
      comeOrGo()
      await waitFor(() => expect(screen.queryByText('The blue is a little cold.')).toBeNull())
      for (const { id } of toasts.store.getState().items) toasts.dismiss(id)
      comeOrGo()
      await expect(await screen.findByText('The blue is a little cold.')).toBeVisible()
    }
    await context.userEvent.click(await screen.findByRole('button', { name: 'Refresh' }))
    await waitFor(() => expect(told()).toEqual(['Failed to load dashboard.']))
    await comesBack()
    await waitFor(() => expect(told()).toEqual(['Failed to load dashboard.']))
    await stage.setOutcomes({ listConversations: 'hold' })
    await comesBack()
    await waitFor(() => expect(stage.backstage.held()).toHaveLength(1))
    await expect(told()).toEqual([])
    stage.release()
    await expect(await screen.findByText(/^Congratulations/, { selector: 'p' })).toBeVisible()
    await expect(told()).toEqual([])
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
