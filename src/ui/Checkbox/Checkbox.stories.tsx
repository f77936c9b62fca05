import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Checkbox } from './Checkbox'

const meta = {
  component: Checkbox,
  parameters: {
    keyboard: [
      ['Space', 'ticks and clears it'],
      ['Enter', 'sends the form'],
    ],
  },
  args: { label: 'Remember me', name: 'remember', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Remember me' })
    await expect(canvasElement.querySelector('[style]')).toBeNull()
    await userEvent.click(canvas.getByText('Remember me'))
    await expect(box).toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true)
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false)
  },
}

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 8 }}>
      <Checkbox {...args} label="Off" />
      <Checkbox {...args} label="On" defaultChecked />
      <Checkbox {...args} label="With a hint" hint="Only on a device that is yours." />
      <Checkbox {...args} label="Off, invalid" error="Tick this to go on." />
      <Checkbox {...args} label="On, invalid" defaultChecked error="This can't be on here." />
      <Checkbox {...args} label="Off, disabled" disabled />
      <Checkbox {...args} label="On, disabled" defaultChecked disabled />
    </div>
  ),
}

function ControlledBox() {
  const [checked, setChecked] = useState(true)
  return (
    <Checkbox
      label={checked ? 'Sent as admin' : 'Sent as client'}
      checked={checked}
      onCheckedChange={setChecked}
    />
  )
}

export const Controlled: Story = {
  render: () => <ControlledBox />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sent as admin' }))
    await expect(canvas.getByRole('checkbox', { name: 'Sent as client' })).not.toBeChecked()
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByText('Remember me'))
    await expect(args.onCheckedChange).not.toHaveBeenCalled()
  },
}

export const Invalid: Story = {
  args: { label: 'I agree to the terms', hint: 'Two pages.', error: 'Agree to the terms to go on.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I agree to the terms' })
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription('Two pages. Agree to the terms to go on.')
  },
}

export const LongContent: Story = {
  args: {
    label:
      'I have read how the studio keeps drafts, proofs and originals, and I want them kept for two years after the last delivery',
  },
}

export const Dark: Story = { ...States, globals: { theme: 'dark' } }
