import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { ThemeSwitch, type ThemeSwitchProps } from './ThemeSwitch'

function Stateful({ value: initial, onChange, ...props }: ThemeSwitchProps) {
  const [value, setValue] = useState(initial)
  return (
    <ThemeSwitch
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}

const meta = {
  component: ThemeSwitch,
  parameters: {
    keyboard: [
      ['Tab', 'enters the set at the current choice, and leaves it'],
      ['Right / Down', 'chooses the next theme'],
      ['Left / Up', 'chooses the previous theme'],
    ],
  },
  render: (args) => <Stateful {...args} />,
  args: { value: 'system', onChange: fn() },
} satisfies Meta<typeof ThemeSwitch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Theme' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'System' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }))
    await expect(args.onChange).toHaveBeenCalledWith('dark')
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked()
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Light' })).toHaveFocus()
    await expect(args.onChange).toHaveBeenCalledWith('light')
  },
}

export const Dark: Story = { args: { value: 'dark' }, globals: { theme: 'dark' } }
