import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Field } from '../Field/Field'
import { StateSheet } from '../Field/stories/StateSheet'
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

/** Every state on one sheet, in both sizes. */
export const States: Story = {
  render: (args) => (
    <StateSheet
      states={[
        { name: 'Empty', control: <DateInput {...args} /> },
        { name: 'Filled', control: <DateInput {...args} defaultValue="2026-03-14" /> },
        { name: 'Disabled', control: <DateInput {...args} disabled defaultValue="2026-03-14" /> },
        {
          name: 'Invalid',
          hint: 'The first free day is 2 March.',
          error: 'Choose a day from 2 March on.',
          control: <DateInput {...args} defaultValue="2026-02-01" />,
        },
        { name: 'Read only', control: <DateInput {...args} readOnly defaultValue="2026-03-14" /> },
        { name: 'Small', control: <DateInput {...args} size="sm" /> },
        { name: 'Small, filled', control: <DateInput {...args} size="sm" defaultValue="2026-03-14" /> },
        {
          name: 'Small, disabled',
          control: <DateInput {...args} size="sm" disabled defaultValue="2026-03-14" />,
        },
        {
          name: 'Small, invalid',
          error: 'Choose a day from 2 March on.',
          control: <DateInput {...args} size="sm" defaultValue="2026-02-01" />,
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    for (const name of ['Invalid', 'Small, invalid']) await expect(canvas.getByLabelText(name)).toBeInvalid()
    for (const name of ['Disabled', 'Small, disabled'])
      await expect(canvas.getByLabelText(name)).toBeDisabled()
  },
}

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
