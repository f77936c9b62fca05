import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { InlineButton } from './InlineButton'

const meta = {
  component: InlineButton,
  parameters: { keyboard: [['Enter or Space', 'does it']] },
  args: { children: 'Refresh', onClick: fn() },
  render: (args) => (
    <p>
      Updated 2 minutes ago · <InlineButton {...args} />
    </p>
  ),
} satisfies Meta<typeof InlineButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Refresh' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledTimes(3)
  },
}

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <p>
        At rest · <InlineButton {...args} />
      </p>
      <p>
        Under way ·{' '}
        <InlineButton {...args} busy>
          Refreshing…
        </InlineButton>
      </p>
      <p>
        Off · <InlineButton {...args} disabled />
      </p>
    </div>
  ),
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Refresh' })).not.toHaveFocus()
  },
}

/** It keeps the focus, and does nothing a second time. */
export const Busy: Story = {
  args: { busy: true, children: 'Refreshing…' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Refreshing…' })
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const LongContent: Story = {
  args: { children: 'Bring back everything that was written here before the page was loaded again' },
  render: (args) => (
    <p style={{ maxWidth: 240 }}>
      Draft discarded · <InlineButton {...args} />
    </p>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
