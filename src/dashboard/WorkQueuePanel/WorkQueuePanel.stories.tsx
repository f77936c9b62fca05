import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { LONG_TITLE, LONG_WORKS, SeedWorks } from '../parts/stories/SeedWorks'
import { seen } from '../parts/stories/seen'
import { WorkQueuePanel } from './WorkQueuePanel'

const meta = {
  component: WorkQueuePanel,
  parameters: { scenario: { role: 'admin' } },
} satisfies Meta<typeof WorkQueuePanel>

export default meta
type Story = StoryObj<typeof meta>

const rows = async () =>
  within(await screen.findByRole('list', { name: 'My Work Queue' })).getAllByRole('listitem')
const EMPTY = 'No active work right now.'

/** Three calls, one list, sorted by deadline. Complete stands on approved works alone. */
export const Default: Story = {
  play: async (context) => {
    await expect((await rows())[0]).toHaveTextContent('Overdue')
    await expect((await rows()).at(-1)).not.toHaveTextContent('Overdue')
    const asked = stageOf(context)
      .calls()
      .map(({ url }) => new URL(url).searchParams.get('status'))
    await expect(asked).toEqual(['in_progress', 'changes_requested', 'approved'])
    for (const row of await rows()) {
      const approved = within(row).queryByText('Approved') !== null
      await expect(within(row).queryByRole('button', { name: /^Complete/ }) !== null).toBe(approved)
    }
  },
}

/** The pills count what was loaded and show one status alone. */
export const Filtered: Story = {
  play: async ({ userEvent }) => {
    // The first rows come before the others.
    await waitFor(async () =>
      expect(screen.getByRole('radio', { name: `All ${(await rows()).length}` })).toBeChecked(),
    )
    const pill = screen.getByRole('radio', { name: /^Approved \d+$/ })
    await userEvent.click(pill)
    for (const row of await rows()) await expect(within(row).getByText('Approved')).toBeVisible()
    await expect(pill).toHaveAccessibleName(`Approved ${(await rows()).length}`)
  },
}

/** One pill chosen from the start. */
export const OnlyApproved: Story = {
  args: { initial: { filter: 'approved' } },
  play: async () => {
    for (const row of await rows()) await expect(within(row).getByText('Approved')).toBeVisible()
    await expect(screen.getByRole('radio', { name: /^Approved \d+$/ })).toBeChecked()
  },
}

export const NothingApproved: Story = {
  args: { initial: { filter: 'approved' } },
  parameters: { scenario: { outcomes: { listAdminWorks: 'empty' } } },
  play: async () => {
    await seen('No approved work right now.')
  },
}

export const Loading: Story = {
  parameters: { scenario: { outcomes: { listAdminWorks: 'hold' } } },
  play: async (context) => {
    await expect(await screen.findByText('Loading work queue')).toBeInTheDocument()
    await waitFor(() => expect(stageOf(context).calls()).toHaveLength(3))
  },
}

export const Empty: Story = {
  parameters: { scenario: { outcomes: { listAdminWorks: 'empty' } } },
  play: async ({ userEvent }) => {
    await seen(EMPTY)
    await userEvent.click(screen.getByRole('radio', { name: 'Approved 0' }))
    await seen('No approved work right now.')
  },
}

export const Failed: Story = {
  parameters: { scenario: { outcomes: { listAdminWorks: 500 } } },
  play: async () => {
    await seen('Failed to load works.')
    await seen('Failed to load dashboard.')
    await expect(screen.queryByText(EMPTY)).toBeNull()
    await expect(screen.getByRole('radio', { name: 'All' })).toBeInTheDocument()
  },
}

/** One of the three lists is missing: the others stay, and its count is not claimed to be nought. */
export const OneListFailed: Story = {
  parameters: { scenario: { outcomes: { listAdminWorks: ['ok', 500, 'ok'] } } },
  play: async (context) => {
    await seen('Failed to load works.')
    const before = (await rows()).length
    await expect(screen.getByRole('radio', { name: 'Changes requested' })).toBeInTheDocument()
    await context.userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(async () => expect((await rows()).length).toBeGreaterThan(before))
    await expect(screen.queryByText('Failed to load works.')).toBeNull()
    await expect(stageOf(context).calls()).toHaveLength(4)
    await waitFor(() => expect(screen.getByText('My Work Queue')).toHaveFocus())
  },
}

/** A list that failed is asked for again after a move; the others stay on screen meanwhile. */
export const MoveWhileOneFailed: Story = {
  parameters: { scenario: { outcomes: { listAdminWorks: ['ok', 500, 'ok', 'ok', 'hold', 'ok'] } } },
  play: async (context) => {
    const stage = stageOf(context)
    await seen('Failed to load works.')
    await context.userEvent.click(screen.getAllByRole('button', { name: /^Complete: / })[0] as HTMLElement)
    await seen('Work marked as completed')
    await waitFor(() => expect(stage.backstage.held()).toHaveLength(1))
    await expect(await rows()).not.toHaveLength(0)
    await expect(screen.getByText('Failed to load works.')).toBeVisible()
    stage.release()
    await waitFor(() => expect(screen.queryByText('Failed to load works.')).toBeNull())
  },
}

export const LongContent: Story = {
  render: () => (
    <SeedWorks
      list="admin"
      works={[...LONG_WORKS('approved'), { ...LONG_WORKS('changes_requested')[0], _id: 'long_4' } as never]}
    >
      <WorkQueuePanel />
    </SeedWorks>
  ),
  play: async ({ canvasElement }) => {
    await expect(await screen.findAllByRole('heading', { name: LONG_TITLE })).toHaveLength(2)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const LongContentSmall: Story = {
  ...LongContent,
  globals: { viewport: { value: 'small', isRotated: false } },
}

export const Mobile: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    for (const row of await rows())
      for (const button of within(row).getAllByRole('button'))
        await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    // Status and actions share a line, so that a queue of twenty stays short.
    const [first] = await rows()
    const place = (element: Element | undefined) => element?.getBoundingClientRect().bottom ?? 0
    const [button] = within(first as HTMLElement).getAllByRole('button')
    const badge = within(first as HTMLElement).getByText('Approved')
    await expect(Math.abs(place(button) - place(badge))).toBeLessThan(24)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Tablet: Story = { globals: { viewport: { value: 'tablet', isRotated: false } } }

export const Dark: Story = { globals: { theme: 'dark' } }

/** 5,000 works: 50 at once, and a pill starts at the first 50 again. */
export const Thousands: Story = {
  tags: ['long'],
  parameters: { scenario: { seed: 'huge' } },
  play: async ({ userEvent }) => {
    await waitFor(async () => expect(await rows()).toHaveLength(50))
    await userEvent.click(screen.getByRole('button', { name: 'Show 50 more (4,950 left)' }))
    await waitFor(async () => expect(await rows()).toHaveLength(100))
    const all = screen.getByRole('radio', { name: 'All 5,000' })
    await userEvent.click(screen.getByRole('radio', { name: /^In progress/ }))
    await waitFor(async () => expect(await rows()).toHaveLength(50))
    // What is looked for stays looked for, whichever pill is chosen.
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find in My Work Queue' }), 'ticket page')
    await waitFor(() => expect(screen.getByText(/^\d+ of 1,\d{3}$/)).toBeVisible())
    await userEvent.click(all)
    await waitFor(() => expect(screen.getByText(/^\d+ of 5,000$/)).toBeVisible())
    await expect(all).toHaveFocus()
  },
}
