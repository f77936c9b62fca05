import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VisuallyHidden } from './VisuallyHidden'

const meta = {
  component: VisuallyHidden,
  args: { children: 'unread messages' },
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => (
    <button type="button">
      3 <VisuallyHidden {...args} />
    </button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '3 unread messages' })).toBeVisible()
    await expect(canvas.getByText('unread messages').getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
}
