import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQueryClient } from '@tanstack/react-query'
import { expect, screen, waitFor, within } from 'storybook/test'
import { Button } from '@/ui/Button/Button'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { seen } from '../parts/stories/seen'
import { InsightsPanel } from './InsightsPanel'
import { revenueOf, SeedInsights } from './stories/SeedInsights'

const meta = {
  component: InsightsPanel,
  parameters: { scenario: { role: 'admin' } },
} satisfies Meta<typeof InsightsPanel>

export default meta
type Story = StoryObj<typeof meta>

const TOAST = 'Failed to load dashboard.'
const stat = (label: string) => screen.getByText(label, { selector: 'p' }).parentElement as HTMLElement
const all = { getSpend: 500, getRevenue: 'offline', getCart: 'html', listFavorites: 'malformed' } as const

/** Every number keeps its zero, and none stands there unmarked. One toast, however many failed. */
export const Failed: Story = {
  parameters: { scenario: { role: 'admin', outcomes: all } },
  play: async () => {
    await seen('Could not load: spend, revenue, cart, and saved.')
    for (const label of ['My Spend', 'Revenue', 'Cart', 'Saved'])
      await expect(within(stat(label)).getByText('Could not load')).toBeVisible()
    await expect(stat('Revenue')).toHaveTextContent('$0.00')
    // The four stats, and where the chart would be.
    await expect(screen.getAllByText('Could not load')).toHaveLength(5)
    await expect(screen.queryByRole('figure')).toBeNull()
    await expect(screen.queryByText('Sample data')).toBeNull()
    await seen(TOAST)
  },
}

export const FailedClient: Story = {
  parameters: { scenario: { role: 'client', outcomes: all } },
  play: async () => {
    await seen('Could not load: spend, cart, and saved.')
    await expect(screen.getAllByText('Could not load')).toHaveLength(4)
    await seen(TOAST)
  },
}

export const FailedMobile: Story = {
  ...Failed,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

/** Revenue alone is missing: never an unmarked $0.00, never the sample; the others are there. */
export const RevenueFailed: Story = {
  parameters: { scenario: { role: 'admin', outcomes: { getRevenue: 500 } } },
  play: async () => {
    await seen('Could not load: revenue.')
    await expect(stat('Revenue')).toHaveTextContent('Could not load')
    await waitFor(() => expect(stat('Cart')).toHaveTextContent('View cart'))
    await expect(screen.queryByRole('figure')).toBeNull()
    await expect(screen.queryByRole('radio')).toBeNull()
  },
}

/** Answers that leave their figures out: not known is no $0.00, and a day without a number is a gap. */
export const NotKnown: Story = {
  render: () => (
    <SeedInsights
      spend={{ spend: null, orders: null }}
      revenue={{
        ...revenueOf(0, 0),
        revenue: null,
        count: null,
        series: [
          { date: '2026-03-02', revenue: 64_000 },
          { date: '2026-03-03', revenue: null },
          { date: '2026-03-04', revenue: 12_000 },
        ],
      }}
    >
      <InsightsPanel />
    </SeedInsights>
  ),
  play: async () => {
    await waitFor(() => expect(stat('Revenue')).toHaveTextContent(/^RevenueNot known$/))
    await expect(stat('My Spend')).toHaveTextContent(/^My SpendNot known$/)
    await expect(screen.queryByText('$0.00')).toBeNull()
    await expect(await screen.findByRole('figure')).toHaveAccessibleName(/5 days have no data\.$/)
  },
}

function AskAgain() {
  const client = useQueryClient()
  return <Button onClick={() => void client.invalidateQueries()}>Ask again</Button>
}

/** What was loaded once stays and is no zero: its latest alone could not be loaded, and is named apart. */
export const LatestFailed: Story = {
  parameters: {
    scenario: {
      role: 'client',
      outcomes: { getSpend: ['ok', 500, 'ok'], listFavorites: ['ok', 500, 'ok'], getCart: [500, 500, 'ok'] },
    },
  },
  render: () => (
    <>
      <AskAgain />
      <InsightsPanel />
    </>
  ),
  play: async ({ userEvent }) => {
    await seen('Could not load: cart.')
    await waitFor(() => expect(stat('My Spend')).toHaveTextContent(/\$[1-9]/))
    const spend = stat('My Spend').textContent
    await userEvent.click(screen.getByRole('button', { name: 'Ask again' }))
    await seen('Could not load: cart. Could not load the latest spend and saved items.')
    await expect(stat('My Spend')).toHaveTextContent(spend ?? '')
    await expect(within(stat('My Spend')).queryByText('Could not load')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(screen.queryByText(/^Could not load/)).toBeNull())
  },
}

/** A client's spend is missing: so are their orders. */
export const SpendFailed: Story = {
  parameters: { scenario: { role: 'client', outcomes: { getSpend: 500 } } },
  play: async () => {
    await seen('Could not load: spend.')
    await expect(stat('My Spend')).toHaveTextContent('Could not load')
    await expect(stat('Orders')).toHaveTextContent('Could not load')
    await expect(stat('Cart')).toHaveTextContent('3')
  },
}

/** Only what failed is asked for again; then the focus goes to the heading. */
export const Retry: Story = {
  parameters: {
    scenario: { role: 'admin', outcomes: { getRevenue: [500, 'hold', 'ok'], getCart: [500, 'ok'] } },
  },
  play: async (context) => {
    const stage = stageOf(context)
    await seen('Could not load: revenue and cart.')
    await context.userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(stage.backstage.held()).toHaveLength(1))
    await expect(stat('Revenue')).toHaveTextContent('Could not load')
    stage.release()
    await waitFor(() => expect(screen.queryByText(/^Could not load/)).toBeNull())
    await expect(await screen.findByRole('figure')).toBeVisible()
    await expect(stage.calls()).toHaveLength(6)
    await waitFor(() => expect(screen.getByText('Insights')).toHaveFocus())
  },
}
