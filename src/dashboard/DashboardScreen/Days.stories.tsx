import type { Outcomes, ScenarioRole } from '@mocks/scenario'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { inTest } from '../../../.storybook/checks/inTest'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { seen } from '../parts/stories/seen'
import { DashboardScreen } from './DashboardScreen'

/** The whole dashboard on all kinds of days, as a client and as an admin, at a desk and on a phone. */
const meta = {
  tags: ['long'],
  component: DashboardScreen,
  parameters: { extensions: [], layout: 'fullscreen' },
} satisfies Meta<typeof DashboardScreen>

export default meta
type Story = StoryObj<typeof meta>

const LISTS = [
  'listClientWorks',
  'listConversations',
  'getSpend',
  'getCart',
  'listFavorites',
  'getUnreadCount',
]
const ADMIN_LISTS = [...LISTS, 'listAdminWorks', 'listProducts', 'getRevenue']
const every = (role: ScenarioRole, outcome: 500 | 'slow'): Outcomes =>
  Object.fromEntries((role === 'admin' ? ADMIN_LISTS : LISTS).map((id) => [id, outcome]))

const at = (role: ScenarioRole, seed: 'typical' | 'empty' | 'huge', outcomes: Outcomes = {}) => ({
  layout: 'fullscreen',
  scenario: { role, seed, outcomes },
})
const phone = { viewport: { value: 'phone', isRotated: false } }

const fits = (element: HTMLElement) => expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth)

/** Nobody has anything yet: each part says so in words of its own, and nothing looks broken. */
export const FirstDayClient: Story = {
  parameters: at('client', 'empty'),
  play: async ({ canvasElement }) => {
    await seen('No items awaiting approval right now.')
    await seen('Your inbox is clear.')
    await expect(screen.queryByText(/unread/)).toBeNull()
    await expect(screen.queryByText(/could not load/i)).toBeNull()
    await fits(canvasElement)
  },
}

export const FirstDayClientMobile: Story = { ...FirstDayClient, globals: phone }

export const FirstDayAdmin: Story = {
  parameters: at('admin', 'empty'),
  play: async ({ canvasElement }) => {
    await seen('No active work right now.')
    await seen('No products yet.')
    await seen('Sample data')
    await expect(screen.queryByText(/could not load/i)).toBeNull()
    await fits(canvasElement)
  },
}

export const FirstDayAdminMobile: Story = { ...FirstDayAdmin, globals: phone }

/** Ten busy years: thousands of works, hundreds of conversations, all of it still at hand. */
export const BusyClient: Story = {
  parameters: at('client', 'huge'),
  play: async ({ canvasElement }) => {
    const list = within(await screen.findByRole('list', { name: 'Approvals' }))
    await waitFor(() => expect(list.getAllByRole('button', { name: /^Approve: / })).toHaveLength(50))
    await expect(await screen.findByText('99+ unread notifications')).toBeInTheDocument()
    await fits(canvasElement)
  },
}

export const BusyClientMobile: Story = { ...BusyClient, globals: phone }

export const BusyAdmin: Story = {
  parameters: at('admin', 'huge'),
  play: async ({ canvasElement }) => {
    await expect(await screen.findByRole('radio', { name: 'All 5,000' })).toBeChecked()
    await expect(await screen.findByRole('figure')).toHaveAccessibleName(/in 7 days/)
    await fits(canvasElement)
  },
}

export const BusyAdminMobile: Story = { ...BusyAdmin, globals: phone }

/** Nothing could be loaded: one message, every part marked, no zero that could be taken for a fact. */
export const EverythingFailedClient: Story = {
  parameters: at('client', 'typical', every('client', 500)),
  play: async ({ canvasElement }) => {
    await seen('Failed to load dashboard.')
    await seen('Could not load: spend, cart, and saved.')
    // Approvals, messages, and four stats.
    await waitFor(() => expect(screen.getAllByText('Could not load')).toHaveLength(6))
    await expect(screen.queryByText('No items awaiting approval right now.')).toBeNull()
    await fits(canvasElement)
  },
}

export const EverythingFailedClientMobile: Story = { ...EverythingFailedClient, globals: phone }

export const EverythingFailedAdmin: Story = {
  parameters: at('admin', 'typical', every('admin', 500)),
  play: async ({ canvasElement }) => {
    await seen('Failed to load dashboard.')
    await seen('Failed to load works.')
    await seen('Could not load: spend, revenue, cart, and saved.')
    await fits(canvasElement)
  },
}

export const EverythingFailedAdminMobile: Story = { ...EverythingFailedAdmin, globals: phone }

/** One call fails: its own part says so, all the others are there. */
export const OneFailedClient: Story = {
  parameters: at('client', 'typical', { getSpend: 500 }),
  play: async () => {
    await seen('Failed to load dashboard.')
    await seen('Could not load: spend.')
    await expect(await screen.findByRole('list', { name: 'Approvals' })).toBeVisible()
    await expect(await screen.findByRole('list', { name: 'Messages' })).toBeVisible()
  },
}

export const OneFailedClientMobile: Story = { ...OneFailedClient, globals: phone }

export const OneFailedAdmin: Story = {
  parameters: at('admin', 'typical', { getRevenue: 500 }),
  play: async () => {
    await seen('Could not load: revenue.')
    await expect(await screen.findByRole('list', { name: 'My Work Queue' })).toBeVisible()
    await expect(await screen.findByRole('list', { name: 'Products' })).toBeVisible()
    await expect(screen.queryByRole('figure')).toBeNull()
  },
}

export const OneFailedAdminMobile: Story = { ...OneFailedAdmin, globals: phone }

/** Three seconds for each answer: shapes of what comes, in its place, and no figure before it is known. */
export const SlowClient: Story = {
  parameters: at('client', 'typical', every('client', 'slow')),
  play: async (context) => {
    await expect(await screen.findByText('Loading approvals')).toBeInTheDocument()
    await expect(await screen.findByText('Loading messages')).toBeInTheDocument()
    await expect(screen.queryByText('$0.00')).toBeNull()
    await waitFor(() => expect(stageOf(context).calls()).toHaveLength(6))
    if (inTest()) await screen.findByRole('list', { name: 'Approvals' })
  },
}

export const SlowClientMobile: Story = { ...SlowClient, globals: phone }

export const SlowAdmin: Story = {
  parameters: at('admin', 'typical', every('admin', 'slow')),
  play: async () => {
    await expect(await screen.findByText('Loading work queue')).toBeInTheDocument()
    await expect(screen.getByText('Loading revenue')).toBeInTheDocument()
    await expect(screen.queryByText('$0.00')).toBeNull()
    if (inTest()) await screen.findByRole('list', { name: 'My Work Queue' })
  },
}

export const SlowAdminMobile: Story = { ...SlowAdmin, globals: phone }
