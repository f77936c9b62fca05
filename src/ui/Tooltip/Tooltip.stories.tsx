import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button'
import { Tooltip } from './Tooltip'

const meta = {
  component: Tooltip,
  parameters: {
    keyboard: [
      ['Tab', 'on its button: shows the words at once'],
      ['Escape', 'hides them; the focus stays'],
    ],
  },
  args: { text: 'Sends the round to the client', delay: 0, children: <Button>Send</Button> },
  decorators: [
    (Story) => (
      <div style={{ padding: 80, textAlign: 'center' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Send' })
    await userEvent.hover(button)
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Sends the round to the client')
    await expect(button).toHaveAccessibleDescription('Sends the round to the client')
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await screen.findByRole('tooltip')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}

export const Dark: Story = { ...Default, globals: { theme: 'dark' } }

export const LongContent: Story = {
  ...Keyboard,
  args: {
    side: 'bottom',
    text: 'Sends the round to the client, who gets a message and can approve it or ask for changes until the deadline.',
  },
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await screen.findByRole('tooltip')
  },
}
