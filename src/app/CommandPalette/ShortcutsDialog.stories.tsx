import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { ShortcutsDialog } from './ShortcutsDialog'

const turn = fn()

const meta = {
  component: ShortcutsDialog,
  args: { open: true, onClose: fn(), singleKeys: { on: true, turn } },
  parameters: { docs: { story: { inline: false, height: '680px' } } },
} satisfies Meta<typeof ShortcutsDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(screen.getByText('Go to the dashboard').parentElement).toHaveTextContent('gthend')
    const single = screen.getByRole('switch', { name: 'Single keys' })
    await expect(single).toBeChecked()
    await expect(single).toHaveAccessibleDescription(/This device remembers it/)
    await userEvent.click(single)
    await expect(turn).toHaveBeenLastCalledWith(false)
  },
}

/** What does nothing now is still told. */
export const SwitchedOff: Story = {
  args: { singleKeys: { on: false, turn } },
  play: async () => {
    await expect(await screen.findByRole('switch', { name: 'Single keys' })).not.toBeChecked()
    await expect(screen.getByText('Upload submission')).toBeVisible()
  },
}

export const Mobile: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }

export const Dark: Story = { globals: { theme: 'dark' } }
