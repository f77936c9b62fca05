import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DashboardSkeleton } from './DashboardSkeleton'

const meta = {
  component: DashboardSkeleton,
  parameters: { layout: 'fullscreen', scenario: { role: 'client' } },
} satisfies Meta<typeof DashboardSkeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading dashboard')
  },
}

/** With the place of the chart. */
export const Admin: Story = { ...Default, parameters: { scenario: { role: 'admin' } } }

export const Mobile: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }

export const Dark: Story = { globals: { theme: 'dark' } }
