import type { Meta, StoryObj } from '@storybook/react-vite'
import { useForm } from 'react-hook-form'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button'
import { Field } from '../Field/Field'
import { StateSheet } from '../Field/stories/StateSheet'
import { Select } from './Select'
import { withPortal } from './stories/withPortal'

const options = [
  { value: 'general', label: 'General Inquiry' },
  { value: 'quote', label: 'Project Quote' },
  { value: 'support', label: 'Support' },
  { value: 'press', label: 'Press', disabled: true },
]

const long = Array.from({ length: 24 }, (_, index) => ({
  value: String(index),
  label: `Round ${index + 1} of the harbour café signage, with the awning, the door plates and the menu board`,
}))

const onSubmit = fn()

const meta = {
  component: Select,
  args: { options, name: 'reason', onValueChange: fn() },
  // Base UI's focus guards are focusable on purpose: they hand the focus on the moment they get it.
  parameters: {
    keyboard: [
      ['Enter / Space', 'opens the list; chooses the option'],
      ['Down / Up', 'opens the list; goes to the next or previous option'],
      ['Home / End', 'goes to the first or last option'],
      ['Letters', 'go to the option that begins with them, open or closed'],
      ['Escape', 'closes the list and changes nothing'],
      ['Tab', 'closes the list and goes on'],
    ],
    a11y: { context: { exclude: ['[data-base-ui-focus-guard]'] } },
  },
  decorators: [withPortal],
  render: (args) => (
    <Field label="Reason">
      <Select {...args} />
    </Field>
  ),
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Reason' })
    await expect(select).toHaveTextContent('Choose one')
    await userEvent.click(select)
    await userEvent.click(await canvas.findByRole('option', { name: 'Project Quote' }))
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull())
    await expect(select).toHaveTextContent('Project Quote')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('quote')
    await expect(canvasElement.querySelector('input[name="reason"]')).toHaveValue('quote')
  },
}

export const Keyboard: Story = {
  args: { defaultValue: 'general' },
  play: async ({ canvas, args, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Reason' })
    select.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(canvas.getByRole('option', { name: 'General Inquiry' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(canvas.getByRole('option', { name: 'Support' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(select).toHaveFocus())
    await expect(args.onValueChange).toHaveBeenLastCalledWith('support')
    await userEvent.keyboard('{ArrowDown}')
    await canvas.findByRole('listbox', { name: 'Reason' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull())
    await expect(select).toHaveTextContent('Support')
  },
}

function RegisteredForm() {
  const { register, handleSubmit, reset, formState } = useForm({ defaultValues: { reason: '' } })
  return (
    <form
      style={{ display: 'grid', gap: 16, justifyItems: 'start' }}
      noValidate
      onSubmit={handleSubmit((values) => onSubmit(values))}
    >
      <Field label="Reason" error={formState.errors.reason?.message}>
        <Select options={options} {...register('reason', { required: 'Choose a reason.' })} />
      </Field>
      <Button type="submit">Send</Button>
      <Button variant="outline" onClick={() => reset({ reason: 'general' })}>
        Start over
      </Button>
    </form>
  )
}

export const Registered: Story = {
  render: () => <RegisteredForm />,
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear()
    const select = canvas.getByRole('combobox', { name: 'Reason' })
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await canvas.findByText('Choose a reason.')
    await expect(select).toHaveFocus()
    await expect(select).toBeInvalid()
    await userEvent.click(select)
    await userEvent.click(await canvas.findByRole('option', { name: 'Support' }))
    await waitFor(() => expect(canvas.queryByText('Choose a reason.')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ reason: 'support' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }))
    await waitFor(() => expect(select).toHaveTextContent('General Inquiry'))
  },
}

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 320 }}>
      <Field label="Empty">
        <Select {...args} placeholder="Choose a reason" />
      </Field>
      <Field label="Chosen">
        <Select {...args} defaultValue="quote" />
      </Field>
      <Field label="Small">
        <Select {...args} size="sm" defaultValue="support" />
      </Field>
    </div>
  ),
}

/** Every state on one sheet, in both sizes. */
export const States: Story = {
  render: (args) => (
    <StateSheet
      states={[
        { name: 'Empty', control: <Select {...args} placeholder="Choose a reason" /> },
        { name: 'Chosen', control: <Select {...args} defaultValue="quote" /> },
        { name: 'Disabled', control: <Select {...args} disabled defaultValue="quote" /> },
        {
          name: 'Invalid',
          hint: 'It decides who reads it.',
          error: 'Choose a reason.',
          control: <Select {...args} />,
        },
        { name: 'Long content', control: <Select {...args} options={long} defaultValue="7" /> },
        { name: 'Small', control: <Select {...args} size="sm" defaultValue="support" /> },
        { name: 'Small, disabled', control: <Select {...args} size="sm" disabled defaultValue="support" /> },
        { name: 'Small, invalid', error: 'Choose a reason.', control: <Select {...args} size="sm" /> },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    for (const name of ['Invalid', 'Small, invalid'])
      await expect(canvas.getByRole('combobox', { name })).toBeInvalid()
    for (const name of ['Disabled', 'Small, disabled'])
      await expect(canvas.getByRole('combobox', { name })).toBeDisabled()
  },
}

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'quote' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
}

export const Invalid: Story = {
  render: (args) => (
    <Field label="Reason" hint="It decides who reads it." error="Choose a reason.">
      <Select {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(
      'It decides who reads it. Choose a reason.',
    )
  },
}

export const LongContent: Story = {
  args: { options: long, defaultValue: '7' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    const list = await canvas.findByRole('listbox')
    const option = within(list).getByRole('option', { selected: true })
    await expect(option).toHaveTextContent('Round 8')
    await waitFor(() => expect(list.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth))
  },
}

export const Dark: Story = {
  ...Sizes,
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Small' }))
    const list = await canvas.findByRole('listbox')
    await waitFor(() => expect(list).toBeVisible())
  },
}
