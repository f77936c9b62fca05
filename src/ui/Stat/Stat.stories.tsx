import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stat } from './Stat'

const meta = {
  component: Stat,
  args: { label: 'My Spend', value: '$1,200.00', note: '4 orders' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Stat>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$1,200.00')).toBeVisible()
  },
}

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Stat {...args} ink="blue" />
      <Stat {...args} ink="green" label="Revenue" value="$38,417.50" note="last 7 days" />
      <Stat {...args} ink="orange" label="Cart" value="2" note="2 items" />
      <Stat {...args} state="loading" />
      <Stat {...args} state="failed" value="$0.00" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll('[data-frame]')].map(
      (stat) => stat.getBoundingClientRect().height,
    )
    await expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(3)
  },
}

/** In a panel with others: no box of its own, the same height whatever its state. */
export const NoFrame: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Stat {...args} frame="none" />
      <Stat {...args} frame="none" state="loading" />
      <Stat {...args} frame="none" state="failed" value="$0.00" />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Could not load')).toBeVisible()
    const stats = [...canvasElement.querySelectorAll('[data-frame]')]
    const heights = stats.map((stat) => stat.getBoundingClientRect().height)
    await expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(0.5)
  },
}

export const Dark: Story = { ...States, globals: { theme: 'dark' } }

export const Loading: Story = {
  args: { state: 'loading', value: '$0.00' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('$0.00')).toBeNull()
    await expect(canvas.getByText('Loading')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  args: { state: 'failed', value: '$0.00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Could not load')).toBeVisible()
    await expect(canvas.queryByText('4 orders')).toBeNull()
  },
}

export const LongContent: Story = {
  args: {
    label: 'Revenue of the harbour café, its terrace and its signage',
    value: '$123,456,789,012.34',
    note: 'since the studio opened its doors in the old printing works',
  },
}
