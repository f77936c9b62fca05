import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Switch } from './Switch'

const meta = {
  component: Switch,
  parameters: { keyboard: [['Space', 'turns it on and off, with effect at once']] },
  args: { label: 'Dark theme', name: 'dark', onCheckedChange: fn() },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await expect(canvasElement.querySelector('[style]')).toBeNull()
    const control = canvas.getByRole('switch', { name: 'Dark theme' })
    await userEvent.click(canvas.getByText('Dark theme'))
    await expect(control).toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true)
    await userEvent.keyboard(' ')
    await expect(control).not.toBeChecked()
  },
}

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 8 }}>
      <Switch {...args} label="Off" />
      <Switch {...args} label="On" defaultChecked />
      <Switch {...args} label="With a hint" hint="Every request then waits a second." />
      <Switch {...args} label="Off, disabled" disabled />
      <Switch {...args} label="On, disabled" disabled defaultChecked />
    </div>
  ),
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByText('Dark theme'))
    await expect(args.onCheckedChange).not.toHaveBeenCalled()
  },
}

export const LongContent: Story = {
  args: {
    label: 'Play the short project films as soon as their card comes near the middle of the screen',
    hint: 'Nothing is downloaded before that, and never on a connection that saves data.',
  },
}

export const Dark: Story = { ...States, globals: { theme: 'dark' } }
