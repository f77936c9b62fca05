import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Field } from '../Field/Field'
import { DateInput } from './DateInput'

const meta = {
  component: DateInput,
  parameters: {
    keyboard: [
      ['Digits', 'write month, day and year, in the order of the language'],
      ['Left / Right', 'move between the parts'],
      ['Up / Down', 'change the part by one'],
      ['Space', 'opens the calendar'],
      ['Delete', 'empties the part'],
    ],
  },
  args: { name: 'deadline', min: '2026-03-02', onChange: fn() },
  render: (args) => (
    <Field label="Deadline">
      <DateInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof DateInput>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByLabelText('Deadline')
    await userEvent.type(input, '2026-03-14')
    await expect(input).toHaveValue('2026-03-14')
    await expect(input).toBeValid()
    await expect(args.onChange).toHaveBeenCalled()
  },
}

export const Filled: Story = { args: { defaultValue: '2026-03-14' } }

export const Small: Story = { args: { defaultValue: '2026-03-14', size: 'sm' } }

export const Disabled: Story = { args: { defaultValue: '2026-03-14', disabled: true } }

export const Invalid: Story = {
  render: (args) => (
    <Field label="Deadline" hint="The first free day is 2 March." error="Choose a day from 2 March on.">
      <DateInput {...args} defaultValue="2026-02-01" />
    </Field>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Deadline')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(/2 March\. Choose a day/)
  },
}

export const Dark: Story = { ...Invalid, globals: { theme: 'dark' } }
