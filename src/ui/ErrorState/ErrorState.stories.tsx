import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ErrorState } from './ErrorState'

const meta = {
  component: ErrorState,
  parameters: {
    keyboard: [
      ['Tab', 'goes to Retry'],
      ['Enter / Space', 'tries again; the focus stays on the button'],
    ],
  },
  args: { children: 'Failed to load projects', onRetry: fn() },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load projects')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).not.toHaveBeenCalled()
  },
}

export const WithoutRetry: Story = {
  render: ({ onRetry: _, ...args }) => <ErrorState {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const LongContent: Story = {
  args: {
    children:
      'The conversation about the second round of the harbour café identity could not be loaded, since the server did not answer in time.',
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
