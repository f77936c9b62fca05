import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Skeleton, SkeletonGroup } from './Skeleton'

const meta = {
  component: Skeleton,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Shapes: Story = {
  render: () => (
    <SkeletonGroup label="Loading samples">
      {(['line', 'block', 'circle'] as const).flatMap((shape) =>
        (['sm', 'md', 'lg'] as const).map((size) => (
          <Skeleton key={shape + size} shape={shape} size={size} />
        )),
      )}
    </SkeletonGroup>
  ),
}

export const Group: Story = {
  render: () => (
    <SkeletonGroup label="Loading approvals">
      <Skeleton size="lg" width="half" />
      <Skeleton />
      <Skeleton width="wide" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading approvals$/)
  },
}

export const Dark: Story = { ...Group, globals: { theme: 'dark' } }
