import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { WorkRowsSkeleton } from './WorkRowsSkeleton'

const meta = {
  component: WorkRowsSkeleton,
  args: { label: 'Loading approvals' },
} satisfies Meta<typeof WorkRowsSkeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading approvals')
  },
}

export const Mobile: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
