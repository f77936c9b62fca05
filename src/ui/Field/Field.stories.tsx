import type { Meta, StoryObj } from '@storybook/react-vite'
import { useForm } from 'react-hook-form'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/Button'
import { TextInput } from '../TextInput/TextInput'
import { Field } from './Field'

const meta = {
  component: Field,
  args: { label: 'Email', children: <TextInput type="email" name="email" autoComplete="email" /> },
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('Email'))
    const input = canvas.getByRole('textbox', { name: 'Email' })
    await expect(input).toHaveFocus()
    await expect(input).not.toHaveAttribute('aria-invalid')
    await expect(input).not.toHaveAttribute('aria-describedby')
    await expect(canvasElement.querySelector('[style]')).toBeNull()
  },
}

export const Optional: Story = {
  args: { label: 'Company', optional: true, children: <TextInput name="company" /> },
}

export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeRequired()
  },
}

export const WithHint: Story = {
  args: { hint: 'We answer to this address within one working day.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/one working day/)
  },
}

export const HiddenLabel: Story = {
  args: {
    label: 'Search projects',
    hideLabel: true,
    children: <TextInput type="search" placeholder="Search projects" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search projects' })).toBeVisible()
  },
}

export const Invalid: Story = {
  args: { hint: 'We answer to this address.', error: 'Enter an email address, like ana@example.com.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(
      'We answer to this address. Enter an email address, like ana@example.com.',
    )
  },
}

const onSubmit = fn()

function RegisteredForm() {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' } })
  return (
    <form
      style={{ display: 'grid', gap: 16, justifyItems: 'start' }}
      noValidate
      onSubmit={handleSubmit((values) => onSubmit(values))}
    >
      <Field label="Email" error={formState.errors.email?.message} required>
        <TextInput type="email" {...register('email', { required: 'Enter your email.' })} />
      </Field>
      <Button type="submit">Send</Button>
    </form>
  )
}

/** An error that comes later lands in a live region that was there before it. */
export const Registered: Story = {
  render: () => <RegisteredForm />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    onSubmit.mockClear()
    const region = canvasElement.querySelector('[aria-live="polite"]')
    await expect(region).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    const input = canvas.getByRole('textbox', { name: 'Email' })
    await expect(await canvas.findByText('Enter your email.')).toBeVisible()
    await expect(region).toHaveTextContent('Enter your email.')
    await expect(input).toHaveFocus()
    await expect(input).toBeInvalid()
    await userEvent.type(input, 'ana@example.com')
    await expect(input).toBeValid()
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(onSubmit).toHaveBeenCalledWith({ email: 'ana@example.com' })
  },
}

export const LongContent: Story = {
  args: {
    label:
      'The address to which the invoice, the delivery note and every later correction of either are sent',
    optional: true,
    hint: 'Use one that more than one person reads: studios wait for answers longer than clients believe, and a printer does not wait at all.',
    error:
      'This address cannot be reached: accounts-payable-and-receivable@the-harbour-cafe-and-roastery.example',
  },
}

export const Dark: Story = { ...Invalid, globals: { theme: 'dark' } }
