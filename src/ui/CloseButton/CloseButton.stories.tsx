import { Dialog } from '@base-ui/react/dialog'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CloseButton } from './CloseButton'

const onOpenChange = fn()

const meta = {
  component: CloseButton,
  parameters: { keyboard: [['Enter or Space', 'closes what it stands in']] },
  // It belongs to a dialog; the story needs no more of one.
  render: (args) => (
    <Dialog.Root open modal={false} onOpenChange={(open) => onOpenChange(open)}>
      <CloseButton {...args} />
    </Dialog.Root>
  ),
} satisfies Meta<typeof CloseButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    onOpenChange.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const Sizes: Story = {
  render: () => (
    <Dialog.Root open modal={false}>
      <div style={{ display: 'flex', gap: 16 }}>
        <CloseButton />
        <CloseButton size="lg" />
      </div>
    </Dialog.Root>
  ),
}

export const Dark: Story = { globals: { theme: 'dark' } }
