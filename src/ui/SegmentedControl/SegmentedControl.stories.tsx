import type { Meta, StoryObj } from '@storybook/react-vite'
import { useForm } from 'react-hook-form'
import { expect, fn, within } from 'storybook/test'
import { Button } from '../Button/Button'
import { Field } from '../Field/Field'
import { StateSheet } from '../Field/stories/StateSheet'
import { SegmentedControl } from './SegmentedControl'

const ranges = ['7d', '30d', '90d'].map((value) => ({ value, label: value }))
const oneOff = ranges.map((range) => ({ ...range, disabled: range.value === '90d' }))
const statuses = [
  { value: 'all', label: 'All', count: 42 },
  { value: 'in_progress', label: 'In progress', count: 17 },
  { value: 'changes_requested', label: 'Changes requested', count: 4 },
  { value: 'approved', label: 'Approved', count: 0 },
]
const onSubmit = fn()

const meta = {
  component: SegmentedControl,
  parameters: {
    keyboard: [
      ['Tab', 'enters the set at the chosen pill, and leaves it'],
      ['Right / Down', 'chooses the next pill'],
      ['Left / Up', 'chooses the previous pill'],
      ['Space', 'chooses, if none is chosen yet'],
    ],
  },
  args: { options: ranges, defaultValue: '7d', 'aria-label': 'Range', onValueChange: fn() },
} satisfies Meta<typeof SegmentedControl>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await expect(canvasElement.querySelector('[style]')).toBeNull()
    await expect(canvas.getByRole('radiogroup', { name: 'Range' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: '7d' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: '30d' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('30d')
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: '90d' })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('90d')
  },
}

export const WithCounts: Story = {
  args: { options: statuses, defaultValue: 'in_progress', 'aria-label': 'Status' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'In progress 17' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Approved 0' })).not.toBeChecked()
  },
}

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <SegmentedControl {...args} aria-label="Range, md" />
      <SegmentedControl {...args} aria-label="Range, sm" size="sm" />
      <SegmentedControl {...args} aria-label="Status, md" options={statuses} defaultValue="all" />
      <SegmentedControl {...args} aria-label="Status, sm" options={statuses} defaultValue="all" size="sm" />
    </div>
  ),
}

/** Every state on one sheet, in both sizes. */
export const States: Story = {
  render: () => (
    <StateSheet
      group
      states={[
        {
          name: 'None chosen',
          control: <SegmentedControl options={ranges} />,
        },
        { name: 'Chosen', control: <SegmentedControl options={ranges} defaultValue="30d" /> },
        { name: 'Disabled', control: <SegmentedControl options={ranges} disabled defaultValue="7d" /> },
        {
          name: 'One disabled',
          control: <SegmentedControl options={oneOff} defaultValue="7d" />,
        },
        {
          name: 'Invalid',
          hint: 'Days before today.',
          error: 'Choose one.',
          control: <SegmentedControl options={ranges} />,
        },
        { name: 'Small', control: <SegmentedControl options={ranges} size="sm" defaultValue="7d" /> },
        {
          name: 'Small, disabled',
          control: <SegmentedControl options={ranges} size="sm" disabled defaultValue="7d" />,
        },
        {
          name: 'Small, invalid',
          error: 'Choose one.',
          control: <SegmentedControl options={ranges} size="sm" />,
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    for (const name of ['Invalid', 'Small, invalid'])
      await expect(canvas.getByRole('radiogroup', { name })).toHaveAttribute('aria-invalid', 'true')
    const off = within(canvas.getByRole('radiogroup', { name: 'One disabled' })).getAllByRole('radio')
    await expect(off.map((radio) => (radio as HTMLInputElement).disabled)).toEqual([false, false, true])
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled()
  },
}

export const OneDisabled: Story = {
  args: { options: oneOff },
}

function RegisteredForm() {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { role: null } })
  return (
    <form
      style={{ display: 'grid', gap: 16, justifyItems: 'start' }}
      noValidate
      onSubmit={handleSubmit((values) => onSubmit(values))}
    >
      <Field label="You are" group error={formState.errors.role?.message}>
        <SegmentedControl
          options={[
            { value: 'client', label: 'A client' },
            { value: 'studio', label: 'Another studio' },
          ]}
          {...register('role', { required: 'Choose one.' })}
        />
      </Field>
      <Button type="submit">Go on</Button>
    </form>
  )
}

export const Invalid: Story = {
  render: () => <RegisteredForm />,
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }))
    await canvas.findByText('Choose one.')
    const group = canvas.getByRole('radiogroup', { name: 'You are' })
    await expect(group).toHaveAttribute('aria-invalid', 'true')
    await expect(group).toHaveAccessibleDescription('Choose one.')
  },
}

export const Registered: Story = {
  render: () => <RegisteredForm />,
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear()
    await userEvent.click(canvas.getByRole('radio', { name: 'A client' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }))
    await expect(onSubmit).toHaveBeenCalledWith({ role: 'client' })
  },
}

export const LongContent: Story = {
  args: {
    options: [
      { value: 'a', label: 'Waiting for the client to approve the second round of signage', count: 1284 },
      { value: 'b', label: 'In progress', count: 3 },
      { value: 'c', label: 'Aufgabenverwaltungsübersichtsseitenbeschriftungsentwürfe', count: 12 },
    ],
    defaultValue: 'a',
  },
}

export const Dark: Story = { ...Sizes, globals: { theme: 'dark' } }
