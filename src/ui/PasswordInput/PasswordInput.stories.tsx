import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { Field } from '../Field/Field'
import { StateSheet } from '../Field/stories/StateSheet'
import { PasswordInput } from './PasswordInput'

const onSubmit = fn()

const meta = {
  component: PasswordInput,
  parameters: {
    keyboard: [
      ['Tab', 'goes from the field to the eye'],
      ['Space / Enter', 'on the eye: shows and hides the password'],
      ['Enter', 'in the field: sends the form'],
    ],
  },
  args: { name: 'password', autoComplete: 'current-password' },
  render: (args) => (
    <Field label="Password">
      <PasswordInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof PasswordInput>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password')
    await userEvent.type(input, 'Registration-9')
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(input).toHaveAttribute('type', 'text')
    await expect(input).toHaveValue('Registration-9')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
    await expect(input).toHaveAttribute('type', 'password')
  },
}

/** Each eye is named after its field, and works on it alone. */
export const TwoFields: Story = {
  render: () => (
    <form
      style={{ display: 'grid', gap: 24 }}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <Field label="New password">
        <PasswordInput name="password" autoComplete="new-password" />
      </Field>
      <Field label="Repeat it">
        <PasswordInput name="confirm" autoComplete="new-password" names="confirmation" />
      </Field>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear()
    const second = canvas.getByLabelText('Repeat it')
    await expect(canvas.getByRole('button', { name: 'Show password' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show confirmation' }))
    await expect(canvas.getByRole('button', { name: 'Hide confirmation' })).toBeVisible()
    await expect(second).toHaveAttribute('type', 'text')
    await expect(canvas.getByLabelText('New password')).toHaveAttribute('type', 'password')
    await expect(onSubmit).not.toHaveBeenCalled()
  },
}

/** Every state on one sheet. */
export const States: Story = {
  render: (args) => (
    <StateSheet
      states={[
        { name: 'Empty', control: <PasswordInput {...args} /> },
        { name: 'Filled', control: <PasswordInput {...args} defaultValue="Registration-9" /> },
        { name: 'Disabled', control: <PasswordInput {...args} disabled defaultValue="Registration-9" /> },
        {
          name: 'Invalid',
          hint: 'At least 8 characters.',
          error: 'Add a number.',
          control: <PasswordInput {...args} defaultValue="Registration" />,
        },
        {
          name: 'Long content',
          control: <PasswordInput {...args} defaultValue={'correct horse battery staple '.repeat(4)} />,
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    for (const name of ['Invalid']) await expect(canvas.getByLabelText(name)).toBeInvalid()
    for (const name of ['Disabled']) await expect(canvas.getByLabelText(name)).toBeDisabled()
  },
}

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'Registration-9' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Show password' })).toBeDisabled()
  },
}

export const Invalid: Story = {
  render: (args) => (
    <Field label="Password" hint="At least 8 characters." error="Add a number.">
      <PasswordInput {...args} defaultValue="Registration" />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      'At least 8 characters. Add a number.',
    )
  },
}

export const LongContent: Story = { args: { defaultValue: 'correct horse battery staple '.repeat(4) } }

export const Dark: Story = { ...TwoFields, globals: { theme: 'dark' } }
