import type { Meta, StoryObj } from '@storybook/react-vite'
import { Search } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Field } from '../Field/Field'
import { StateSheet } from '../Field/stories/StateSheet'
import { TextInput } from './TextInput'

const meta = {
  component: TextInput,
  parameters: {
    keyboard: [
      ['Enter', 'sends the form'],
      ['Escape', 'empties a search box'],
    ],
  },
  args: { name: 'client', onChange: fn() },
  render: (args) => (
    <Field label="Client name">
      <TextInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof TextInput>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Client name' })
    await userEvent.type(input, 'Harbour')
    await expect(input).toHaveValue('Harbour')
    await expect(args.onChange).toHaveBeenCalledTimes(7)
  },
}

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 380 }}>
      {(['md', 'sm'] as const).map((size) => (
        <Field key={size} label={`Size ${size}`}>
          <TextInput {...args} size={size} placeholder="Harbour café" />
        </Field>
      ))}
      {(['md', 'sm'] as const).map((size) => (
        <Field key={size} label={`Search, size ${size}`}>
          <TextInput {...args} size={size} type="search" icon={<Search />} placeholder="Find a project" />
        </Field>
      ))}
      <Field label="Read only">
        <TextInput {...args} readOnly value="harbour-cafe-7k2f" />
      </Field>
    </div>
  ),
}

/** Every state on one sheet, in both sizes. */
export const States: Story = {
  render: (args) => (
    <StateSheet
      states={[
        { name: 'Empty', control: <TextInput {...args} placeholder="Harbor café" /> },
        { name: 'Filled', control: <TextInput {...args} defaultValue="Harbor café" /> },
        { name: 'Disabled', control: <TextInput {...args} disabled defaultValue="Harbor café" /> },
        { name: 'Read only', control: <TextInput {...args} readOnly value="harbor-cafe-7k2f" /> },
        {
          name: 'Invalid',
          hint: 'As it stands on the sign.',
          error: "Enter the client's name.",
          control: <TextInput {...args} />,
        },
        {
          name: 'Long content',
          control: (
            <TextInput
              {...args}
              defaultValue={'The Harbour Café, Roastery, Bakery and Reading Room of the Lower Docks'}
            />
          ),
        },
        { name: 'Small', control: <TextInput {...args} size="sm" defaultValue="Harbor café" /> },
        {
          name: 'Small, disabled',
          control: <TextInput {...args} size="sm" disabled defaultValue="Harbor café" />,
        },
        {
          name: 'Small, invalid',
          error: "Enter the client's name.",
          control: <TextInput {...args} size="sm" />,
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

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Harbour café' } }

export const Invalid: Story = {
  render: (args) => (
    <Field label="Client name" error="Enter the client's name.">
      <TextInput {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription("Enter the client's name.")
  },
}

export const LongContent: Story = {
  args: {
    defaultValue: 'The Harbour Café, Roastery, Bakery and Reading Room of the Lower Docks (formerly Pier 9)',
  },
}

export const Dark: Story = { ...Sizes, globals: { theme: 'dark' } }
