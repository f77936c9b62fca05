import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { LONG_TITLE, LONG_WORKS, SeedWorks } from '../parts/stories/SeedWorks'
import { seen } from '../parts/stories/seen'
import { ApprovalsPanel } from './ApprovalsPanel'

const meta = {
  component: ApprovalsPanel,
  parameters: { extensions: [], scenario: { role: 'client' } },
} satisfies Meta<typeof ApprovalsPanel>

export default meta
type Story = StoryObj<typeof meta>

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Approvals' })).getAllByRole('listitem')

/** Sorted by deadline, none last; both decisions in every row. */
export const Default: Story = {
  play: async () => {
    const titles = (await rows()).map((row) => within(row).getByRole('heading', { level: 3 }).textContent)
    await expect(titles).toEqual([
      'Pier window lettering',
      'Harbor Café logo, round 2',
      'Loyalty card and stamp',
      'Order-ahead prototype',
      'Spring menu page',
    ])
    await expect(screen.getByRole('region', { name: 'Approvals' })).toHaveTextContent('5 waiting')
    for (const row of await rows()) {
      const [changes, approve] = within(row).getAllByRole('button')
      await expect(changes).toHaveTextContent('Request changes')
      await expect(approve).toHaveTextContent('Approve')
      await expect(changes?.getBoundingClientRect().width).toBe(approve?.getBoundingClientRect().width)
    }
  },
}

/** An overdue work says so in words, not in colour alone. */
export const OverdueDeadline: Story = {
  play: async () => {
    const [first, second, , , last] = await rows()
    await expect(first).toHaveTextContent('$480.00 · Overdue by 3 days')
    await expect(second).toHaveTextContent('$1,250.00 · Due today')
    await expect(last).toHaveTextContent('$640.00 · No deadline')
  },
}

export const Loading: Story = {
  parameters: { scenario: { outcomes: { listClientWorks: 'hold' } } },
  play: async (context) => {
    await expect(await screen.findByText('Loading approvals')).toBeInTheDocument()
    await expect(screen.getByRole('region', { name: 'Approvals' })).toHaveAttribute('aria-busy', 'true')
    await waitFor(() => expect(stageOf(context).calls()).toHaveLength(1))
  },
}

export const Empty: Story = {
  parameters: { scenario: { outcomes: { listClientWorks: 'empty' } } },
  play: async () => {
    await seen('No items awaiting approval right now.')
  },
}

/** A list that is null is an empty list. */
export const NullList: Story = {
  ...Empty,
  parameters: { scenario: { outcomes: { listClientWorks: 'nullLists' } } },
}

export const Failed: Story = {
  parameters: { scenario: { outcomes: { listClientWorks: 500 } } },
  play: async () => {
    await seen('Could not load')
    await seen('Failed to load dashboard.')
    await expect(screen.queryByText('No items awaiting approval right now.')).toBeNull()
  },
}

/** The second try works: the list is there, and the focus on its heading. */
export const Retry: Story = {
  parameters: { scenario: { outcomes: { listClientWorks: [500, 'ok'] } } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
    await expect(await rows()).toHaveLength(5)
    await expect(screen.queryByText('Could not load')).toBeNull()
    await waitFor(() => expect(screen.getByText('Approvals')).toHaveFocus())
  },
}

/** The second try fails as well: the button stays, and it is said again. */
export const RetryFails: Story = {
  ...Failed,
  parameters: { scenario: { outcomes: { listClientWorks: ['html', 'offline'] } } },
  play: async (context) => {
    const stage = stageOf(context)
    await context.userEvent.click(await screen.findByText('Failed to load dashboard.'))
    await waitFor(() => expect(screen.queryByText('Failed to load dashboard.')).toBeNull())
    const retry = screen.getByRole('button', { name: 'Retry' })
    await context.userEvent.click(retry)
    await seen('Failed to load dashboard.')
    await expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus()
    await expect(stage.calls()).toHaveLength(2)
  },
}

export const LongContent: Story = {
  render: () => (
    <SeedWorks list="client" works={LONG_WORKS('awaiting_approval')}>
      <ApprovalsPanel />
    </SeedWorks>
  ),
  play: async ({ canvasElement }) => {
    await expect(await screen.findByRole('heading', { name: LONG_TITLE })).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const LongContentSmall: Story = {
  ...LongContent,
  globals: { viewport: { value: 'small', isRotated: false } },
}

/** On a phone the decisions share the width and are easy to hit. */
export const Mobile: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    const [first] = await rows()
    const [changes, approve] = within(first as HTMLElement).getAllByRole('button')
    await expect(changes?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await expect(approve?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await expect(changes?.getBoundingClientRect().top).toBe(approve?.getBoundingClientRect().top)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Tablet: Story = { globals: { viewport: { value: 'tablet', isRotated: false } } }

export const Dark: Story = { globals: { theme: 'dark' } }

/** 5,000 works stay usable: 50 at once, and the focus goes to the first new one. */
export const Thousands: Story = {
  tags: ['long'],
  parameters: { scenario: { seed: 'huge' } },
  play: async ({ userEvent }) => {
    await waitFor(async () => expect(await rows()).toHaveLength(50))
    await userEvent.click(screen.getByRole('button', { name: 'Show 50 more (4,950 left)' }))
    await waitFor(async () => expect(await rows()).toHaveLength(100))
    await waitFor(async () =>
      expect(within((await rows())[50] as HTMLElement).getAllByRole('button')[0]).toHaveFocus(),
    )
    await expect(screen.getByRole('button', { name: 'Show 50 more (4,900 left)' })).toBeVisible()
    await expect(screen.getByRole('region', { name: 'Approvals' })).toHaveTextContent('5,000 waiting')
  },
}

/** What does not stand on the page yet is found by its words; nothing is asked for. */
export const Found: Story = {
  tags: ['long'],
  parameters: { scenario: { seed: 'huge' } },
  play: async (context) => {
    const { userEvent } = context
    await waitFor(async () => expect(await rows()).toHaveLength(50))
    const box = screen.getByRole('searchbox', { name: 'Find in Approvals' })
    await userEvent.type(box, 'poster 4800')
    await waitFor(async () => expect(await rows()).toHaveLength(1))
    await expect((await rows())[0]).toHaveTextContent(/poster series, no. 4800/)
    await expect(screen.getByText('1 of 5,000')).toBeVisible()
    await userEvent.type(box, 'x')
    await expect(screen.getByText('Nothing here is called “poster 4800x”.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(async () => expect(await rows()).toHaveLength(50))
    await expect(box).toHaveFocus()
    await expect(stageOf(context).calls()).toHaveLength(1)
  },
}

/** A found work is decided like any other: the next found one takes the focus. */
export const FoundAndApproved: Story = {
  tags: ['long'],
  parameters: { scenario: { seed: 'huge' } },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('searchbox'), 'pier logo')
    await waitFor(async () => expect((await rows()).length).toBeLessThan(51))
    const [first, second] = (await rows()).map((row) => within(row).getByRole('heading').textContent)
    await userEvent.click(screen.getByRole('button', { name: `Approve: ${first}` }))
    const question = await screen.findByRole('alertdialog', { name: 'Approve this work?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Approve' }))
    await seen('Approved. Thank you!')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: `Request changes: ${second}` })).toHaveFocus(),
    )
    await expect(screen.getByText('Approvals: 4,999 items left.')).toBeInTheDocument()
  },
}
