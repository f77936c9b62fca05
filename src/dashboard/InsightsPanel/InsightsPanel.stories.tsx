import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { inTest } from '../../../.storybook/checks/inTest'
import { type StoryStage, stageOf } from '../../../.storybook/stage/stageOf'
import { seen } from '../parts/stories/seen'
import { InsightsPanel } from './InsightsPanel'
import { SeedInsights } from './stories/SeedInsights'

const meta = {
  component: InsightsPanel,
  parameters: { scenario: { role: 'admin' } },
} satisfies Meta<typeof InsightsPanel>

export default meta
type Story = StoryObj<typeof meta>

const asClient = { scenario: { role: 'client' } } as const
const asked = (stage: StoryStage) =>
  stage
    .calls()
    .map(({ operationId }) => operationId)
    .toSorted()
/** A stat: its label, its value and what stands beside it. */
const stat = (label: string) => screen.getByText(label, { selector: 'p' }).parentElement as HTMLElement
const picture = () => waitFor(() => expect(document.querySelector('[data-curve="line"]')).not.toBeNull())

/** An admin: the chart of seven days, and four stats. */
export const Default: Story = {
  play: async (context) => {
    await picture()
    await expect(screen.getByRole('figure')).toHaveAccessibleName(/in 7 days, Feb 26 to Mar 4; best day /)
    await expect(screen.getByRole('radio', { name: '7d' })).toBeChecked()
    await waitFor(() => expect(stat('Revenue')).toHaveTextContent(/^Revenue\$[\d,]+\.\d\d\d+ sales$/))
    await expect(stat('My Spend')).toHaveTextContent('$0.00')
    await expect(stat('Cart')).toHaveTextContent('0')
    await expect(stat('Saved')).toHaveTextContent('0')
    await expect(screen.queryByText('Orders')).toBeNull()
    await expect(asked(stageOf(context))).toEqual(['getCart', 'getRevenue', 'getSpend', 'listFavorites'])
    await expect(document.querySelector('figure style')).toBeNull()
  },
}

/** A client: Orders in place of Revenue, no chart, and revenue is not asked for. */
export const Client: Story = {
  parameters: asClient,
  play: async (context) => {
    await waitFor(() => expect(stat('My Spend')).toHaveTextContent('$2,115.00'))
    await expect(stat('Orders')).toHaveTextContent('4')
    await expect(stat('Cart')).toHaveTextContent('3')
    await expect(stat('Saved')).toHaveTextContent('4')
    await expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart')
    await expect(screen.getByRole('link', { name: 'View saved' })).toHaveAttribute('href', '/favorites')
    await expect(screen.queryByRole('figure')).toBeNull()
    await expect(screen.queryByRole('radio')).toBeNull()
    await expect(screen.queryByText('Revenue')).toBeNull()
    await expect(asked(stageOf(context))).toEqual(['getCart', 'getSpend', 'listFavorites'])
  },
}

const held = { getSpend: 'hold', getRevenue: 'hold', getCart: 'hold', listFavorites: 'hold' } as const

/** What comes has the height of what stood there: nothing below moves. */
export const Loading: Story = {
  parameters: { scenario: { role: 'admin', outcomes: held } },
  play: async (context) => {
    const stage = stageOf(context)
    await expect(await screen.findByText('Loading revenue')).toBeInTheDocument()
    await expect(screen.getAllByText('Loading')).toHaveLength(4)
    await expect(screen.queryByText('$0.00')).toBeNull()
    const panel = screen.getByRole('region', { name: 'Insights' })
    const before = panel.getBoundingClientRect().height
    await waitFor(() => expect(stage.backstage.held()).toHaveLength(4))
    if (!inTest()) return
    stage.release()
    await picture()
    await waitFor(() => expect(screen.queryByText('Loading')).toBeNull())
    await expect(Math.abs(panel.getBoundingClientRect().height - before)).toBeLessThanOrEqual(1)
  },
}

export const LoadingClient: Story = {
  parameters: { scenario: { role: 'client', outcomes: held } },
  play: async () => {
    await expect(await screen.findAllByText('Loading')).toHaveLength(4)
    await expect(screen.queryByText('Loading revenue')).toBeNull()
  },
}

/** No revenue yet: an example, named as one in the picture and in the table. */
export const Empty: Story = {
  parameters: { scenario: { role: 'admin', seed: 'empty' } },
  play: async ({ userEvent }) => {
    await picture()
    await seen('Sample data')
    await expect(screen.getByRole('figure')).toHaveAccessibleName(/^Sample data: /)
    await expect(stat('Revenue')).toHaveTextContent('$0.00')
    await expect(screen.queryByText('Could not load')).toBeNull()
    await userEvent.click(screen.getByText('Show as table'))
    const table = screen.getByRole('table', { name: 'Sample data: revenue by day' })
    await expect(within(table).getAllByRole('row')).toHaveLength(8)
  },
}

export const EmptyClient: Story = {
  parameters: { scenario: { role: 'client', seed: 'empty' } },
  play: async () => {
    await waitFor(() => expect(stat('My Spend')).toHaveTextContent('$0.00'))
    await expect(stat('Orders')).toHaveTextContent('0')
    await expect(screen.queryByText('Could not load')).toBeNull()
  },
}

/** Null where lists should be is the same as nothing. */
export const NullLists: Story = {
  parameters: {
    scenario: {
      role: 'admin',
      outcomes: { getRevenue: 'nullLists', getCart: 'nullLists', listFavorites: 'nullLists' },
    },
  },
  play: async () => {
    await seen('Sample data')
    await expect(stat('Cart')).toHaveTextContent('0')
  },
}

export const LongContent: Story = {
  render: () => (
    <SeedInsights
      spend={{ spend: 987_654_321_00, orders: 12_345 }}
      revenue={{
        revenue: 1_234_567_890_12,
        count: 1_204_318,
        series: [
          { date: '2026-03-03', revenue: 412_345_678_90 },
          { date: '2026-03-04', revenue: 822_222_211_22 },
        ],
      }}
    >
      <InsightsPanel />
    </SeedInsights>
  ),
  play: async ({ canvasElement }) => {
    await picture()
    await expect(stat('Revenue')).toHaveTextContent('$1,234,567,890.12')
    await expect(stat('My Spend')).toHaveTextContent('$987,654,321.00')
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
    await picture()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const MobileClient: Story = {
  parameters: asClient,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const Tablet: Story = { globals: { viewport: { value: 'tablet', isRotated: false } } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const DarkClient: Story = { parameters: asClient, globals: { theme: 'dark' } }
