import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from './Button'

const meta = {
  component: Button,
  parameters: {
    keyboard: [
      ['Enter', 'presses it'],
      ['Space', 'presses it, on release'],
      ['Tab', 'goes on; a busy button keeps its place in the order, a disabled one has none'],
    ],
  },
  args: { children: 'Approve', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

const variants = ['solid', 'outline', 'quiet', 'danger'] as const

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(4, max-content)' }}>
      {variants.flatMap((variant) =>
        (['md', 'sm'] as const).map((size) => (
          <Button {...args} key={variant + size} variant={variant} size={size}>
            {variant} {size}
          </Button>
        )),
      )}
    </div>
  ),
}

export const Disabled: Story = { args: { disabled: true } }

export const Busy: Story = {
  args: { busy: true, children: 'Sending…' },
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Sending…' })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
}

export const LongContent: Story = {
  args: { children: 'Approve the second round of the harbour café logo and its full set of signage' },
}

export const Dark: Story = {
  globals: { theme: 'dark' },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(3, max-content)' }}>
      {variants.flatMap((variant) => [
        <Button {...args} key={variant} variant={variant}>
          {variant}
        </Button>,
        <Button {...args} key={`${variant}busy`} variant={variant} busy>
          {variant}, busy
        </Button>,
        <Button {...args} key={`${variant}off`} variant={variant} disabled>
          {variant}, disabled
        </Button>,
      ])}
    </div>
  ),
}
