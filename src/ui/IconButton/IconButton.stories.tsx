import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heart, Pencil, Trash2 } from 'lucide-react'
import { expect, fn, waitFor } from 'storybook/test'
import { IconButton } from './IconButton'

const meta = {
  component: IconButton,
  parameters: {
    keyboard: [
      ['Enter', 'presses it'],
      ['Space', 'presses it, on release'],
      ['Tab', 'shows its name'],
      ['Escape', 'puts the name away'],
    ],
  },
  args: { label: 'Remove from saved', children: <Trash2 aria-hidden="true" />, onClick: fn() },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove from saved' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

/** The name shows after a moment of hovering; Escape puts it away. */
export const Tooltip: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Remove from saved' })
    await userEvent.hover(button)
    const tip = await canvas.findByText('Remove from saved')
    await waitFor(() => expect(tip).toBeVisible())
    await expect(tip.getBoundingClientRect().left).toBeGreaterThanOrEqual(8)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByText('Remove from saved')).toBeNull())
  },
}

export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(4, max-content)' }}>
      {(['quiet', 'outline'] as const).flatMap((variant) =>
        (['md', 'sm'] as const).flatMap((size) => [
          <IconButton
            {...args}
            key={variant + size}
            label={`Edit ${variant} ${size}`}
            variant={variant}
            size={size}
          >
            <Pencil aria-hidden="true" />
          </IconButton>,
          <IconButton
            {...args}
            key={`${variant}${size}on`}
            label={`Save ${variant} ${size}`}
            aria-pressed
            variant={variant}
            size={size}
          >
            <Heart aria-hidden="true" />
          </IconButton>,
        ]),
      )}
    </div>
  ),
}

export const Disabled: Story = {
  args: { disabled: true, variant: 'outline' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remove from saved' })).toBeDisabled()
  },
}

export const LongContent: Story = {
  args: { label: 'Remove the second round of the harbour café logo from the list of saved products' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'))
    const tip = await canvas.findByText(/second round/)
    await waitFor(() => expect(tip.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth))
  },
}

export const Dark: Story = { ...Variants, globals: { theme: 'dark' } }
