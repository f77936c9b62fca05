import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { type StoryStage, stageOf } from '../../../.storybook/stage/stageOf'
import { keepsPlaceOverRetry } from '../parts/stories/keepsPlaceOverRetry'
import { SeedLists } from '../parts/stories/SeedLists'
import { seen } from '../parts/stories/seen'
import { DashboardScreen } from './DashboardScreen'

const meta = {
  component: DashboardScreen,
  parameters: { layout: 'fullscreen', scenario: { role: 'client' } },
} satisfies Meta<typeof DashboardScreen>

export default meta
type Story = StoryObj<typeof meta>

const asked = (stage: StoryStage) => stage.calls().map(({ operationId }) => operationId)
const settled = (stage: StoryStage, calls: number) =>
  waitFor(() => expect(stage.calls().filter(({ status }) => status !== 'pending')).toHaveLength(calls))

/** A client sees what awaits approval. Nothing that belongs to admins is shown or asked for. */
export const Client: Story = {
  play: async (context) => {
    const stage = stageOf(context)
    const hello = await screen.findByRole('heading', { level: 1 })
    await expect(hello).toHaveTextContent(/^Good (morning|afternoon|evening), Maya$/)
    const insights = await screen.findByRole('region', { name: 'Insights' })
    const decisions = await screen.findByRole('region', { name: 'Approvals' })
    // What waits for the client stands first.
    await expect(decisions.compareDocumentPosition(insights)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expect(screen.queryByRole('region', { name: 'My Work Queue' })).toBeNull()
    await expect(await screen.findByRole('region', { name: 'Messages' })).toBeVisible()
    await expect(screen.queryByRole('region', { name: 'Products' })).toBeNull()
    await expect(screen.getByRole('link', { name: 'My Projects' })).toHaveAttribute('href', '/my-projects')
    await settled(stage, 6)
    await expect(asked(stage).toSorted()).toEqual([
      'getCart',
      'getSpend',
      'getUnreadCount',
      'listClientWorks',
      'listConversations',
      'listFavorites',
    ])
  },
}

export const Admin: Story = {
  parameters: { scenario: { role: 'admin' } },
  play: async (context) => {
    const stage = stageOf(context)
    await expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/, Noor$/)
    const queue = screen.getByRole('region', { name: 'My Work Queue' })
    const decisions = await screen.findByRole('region', { name: 'Approvals' })
    await expect(queue.compareDocumentPosition(decisions)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expect(screen.getByRole('region', { name: 'Messages' })).toBeVisible()
    await expect(screen.getByRole('region', { name: 'Products' })).toBeVisible()
    await expect(screen.getByRole('link', { name: 'New Product' })).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Upload submission' })).toBeVisible()
    await expect(screen.queryByRole('link', { name: 'My Projects' })).toBeNull()
    await expect(screen.queryByRole('navigation', { name: 'Dashboard' })).toBeNull()
    await settled(stage, 11)
    await expect(asked(stage).toSorted()).toEqual([
      'getCart',
      'getRevenue',
      'getSpend',
      'getUnreadCount',
      'listAdminWorks',
      'listAdminWorks',
      'listAdminWorks',
      'listClientWorks',
      'listConversations',
      'listFavorites',
      'listProducts',
    ])
  },
}

/** What a screen reader says of the badge: all but what is drawn for the eye alone. */
async function saysUnread(words: string): Promise<void> {
  const spoken = await screen.findByText(words, { selector: 'span' })
  const heard = spoken.parentElement?.cloneNode(true) as HTMLElement
  for (const drawn of heard.querySelectorAll('[aria-hidden="true"]')) drawn.remove()
  await expect(heard.textContent).toBe(words)
}

/** The badge says in words what it counts. */
export const Unread: Story = { play: () => saysUnread('3 unread notifications') }

const unread = (count: number): Pick<Story, 'render'> => ({
  render: () => (
    <SeedLists unread={count}>
      <DashboardScreen />
    </SeedLists>
  ),
})

export const OneUnread: Story = { ...unread(1), play: () => saysUnread('1 unread notification') }
export const NinetyNineUnread: Story = { ...unread(99), play: () => saysUnread('99 unread notifications') }
/** More than there is room for. */
export const HundredUnread: Story = { ...unread(100), play: () => saysUnread('99+ unread notifications') }

export const NothingUnread: Story = {
  parameters: { scenario: { outcomes: { getUnreadCount: 'empty' } } },
  play: async (context) => {
    await settled(stageOf(context), 6)
    await expect(screen.queryByText(/unread/)).toBeNull()
  },
}

/** Asked for again by keyboard, the count takes the button's place, and the page's heading the focus. */
export const UnreadAgain: Story = {
  parameters: { scenario: { role: 'client', outcomes: { getUnreadCount: 500 } } },
  play: async (context) => {
    await seen('Notifications: could not load')
    await keepsPlaceOverRetry(context, 'getUnreadCount', /, Maya$/, 'Retry notifications')
    await saysUnread('3 unread notifications')
  },
}

export const Loading: Story = {
  parameters: {
    scenario: {
      role: 'admin',
      outcomes: {
        listClientWorks: 'hold',
        listAdminWorks: 'hold',
        getUnreadCount: 'hold',
        listConversations: 'hold',
        listProducts: 'hold',
        getSpend: 'hold',
        getRevenue: 'hold',
        getCart: 'hold',
        listFavorites: 'hold',
      },
    },
  },
  play: async () => {
    await expect(await screen.findByText('Loading approvals')).toBeInTheDocument()
    await expect(screen.getByText('Loading work queue')).toBeInTheDocument()
    await expect(screen.getByText('Loading messages')).toBeInTheDocument()
    await expect(screen.getByText('Loading products')).toBeInTheDocument()
    await expect(screen.getByText('Loading revenue')).toBeInTheDocument()
  },
}

export const Empty: Story = {
  parameters: { scenario: { role: 'admin', seed: 'empty' } },
  play: async () => {
    await seen('No items awaiting approval right now.')
    await seen('No active work right now.')
    await seen('Your inbox is clear.')
    await seen('No products yet.')
  },
}

/** Every call fails; one toast says so, and each part says what it lacks. */
export const Failed: Story = {
  parameters: {
    scenario: {
      role: 'admin',
      outcomes: {
        listClientWorks: 500,
        listAdminWorks: 'offline',
        getUnreadCount: 'html',
        listConversations: 'malformed',
        listProducts: 500,
        getSpend: 500,
        getRevenue: 'offline',
        getCart: 'html',
        listFavorites: 'malformed',
      },
    },
  },
  play: async (context) => {
    const stage = stageOf(context)
    let told = stage.runtime.toasts.store.getState().items.length
    stage.runtime.toasts.store.subscribe(({ items }, before) => {
      if (items.length > before.items.length) told += 1
    })
    // First of all: it goes after 3200 ms.
    await seen('Failed to load dashboard.')
    await expect(screen.getAllByText('Failed to load dashboard.')).toHaveLength(1)
    await settled(stage, 11)
    // Three lists, the chart and its four stats.
    await waitFor(() => expect(screen.getAllByText('Could not load')).toHaveLength(8))
    await seen('Failed to load works.')
    await seen('Notifications: could not load')
    await expect(told).toBe(1)
  },
}

/** One part fails, the others are there. */
export const PartlyFailed: Story = {
  parameters: { scenario: { role: 'admin', outcomes: { listClientWorks: 500 } } },
  play: async () => {
    await seen('Could not load')
    await expect(await screen.findByRole('list', { name: 'My Work Queue' })).toBeVisible()
  },
}

/** A studio of thousands: every panel keeps its place. */
export const LongContent: Story = {
  parameters: { scenario: { role: 'admin', seed: 'huge' } },
  play: async ({ canvasElement }) => {
    await expect(await screen.findByRole('list', { name: 'My Work Queue' })).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Mobile: Story = {
  parameters: { scenario: { role: 'admin' } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await screen.findByRole('list', { name: 'My Work Queue' })
    await expect(screen.getByRole('navigation', { name: 'Dashboard' })).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Small: Story = { ...Mobile, globals: { viewport: { value: 'small', isRotated: false } } }

export const Dark: Story = { parameters: { scenario: { role: 'admin' } }, globals: { theme: 'dark' } }
