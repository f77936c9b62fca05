import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactElement, type ReactNode, useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { Button } from '../Button/Button'
import { Field } from '../Field/Field'
import { StateSheet } from '../Field/stories/StateSheet'
import { MoneyInput, type MoneyInputProps } from './MoneyInput'

interface OwnerProps extends MoneyInputProps {
  children: (input: ReactElement, setValue: (value: number) => void) => ReactNode
}

/** Keeps amount and currency, as a form does. */
function Owner({ value: initial, currency: first, children, ...rest }: OwnerProps) {
  const [value, setValue] = useState(initial)
  const [currency, setCurrency] = useState(first)
  return children(
    <MoneyInput
      {...rest}
      value={value}
      currency={currency}
      onChange={(next) => {
        setValue(next)
        rest.onChange(next)
      }}
      onCurrencyChange={(next) => {
        setCurrency(next)
        rest.onCurrencyChange(next)
      }}
    />,
    setValue,
  )
}

const alone = (input: ReactElement) => input

const meta = {
  component: MoneyInput,
  parameters: {
    keyboard: [
      ['Digits, comma, point', 'write the amount'],
      ['Tab', 'tidies a price up and goes to the currency'],
      ['Down', 'on the currency: opens the list'],
      ['Escape', 'closes the list'],
    ],
  },
  args: { value: null, currency: 'USD', onChange: fn(), onCurrencyChange: fn(), name: 'price' },
  render: (args) => (
    <Owner {...args}>
      {(input, setValue) => (
        <>
          <Field label="Price" error={args['aria-invalid'] ? 'Enter a valid price.' : undefined}>
            {input}
          </Field>
          <p style={{ marginTop: 16 }}>
            <Button
              size="sm"
              variant="outline"
              disabled={args.disabled ?? false}
              onClick={() => setValue(125000)}
            >
              Use the last price
            </Button>
          </p>
        </>
      )}
    </Owner>
  ),
} satisfies Meta<typeof MoneyInput>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Price' })
    await userEvent.type(input, '19,5')
    await expect(input).toHaveValue('19,5')
    await expect(args.onChange).toHaveBeenLastCalledWith(1950)
    await userEvent.tab()
    await expect(input).toHaveValue('19.50')
    await userEvent.clear(input)
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await userEvent.type(input, '12.345')
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await userEvent.tab()
    await expect(input).toHaveValue('12.345')
    await userEvent.click(canvas.getByRole('button', { name: 'Use the last price' }))
    await expect(input).toHaveValue('1,250.00')
  },
}

/** As people of several countries write it; never through a floating point. */
export const Spellings: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Price' })
    for (const [typed, minor] of [
      ['19.99', 1999],
      ['19,50', 1950],
      ['1,234.50', 123450],
      ['1,234', 123400],
      ['0.1', 10],
      ['twelve', null],
    ] as const) {
      await userEvent.clear(input)
      await userEvent.type(input, typed)
      await expect(args.onChange).toHaveBeenLastCalledWith(minor)
    }
  },
}

export const Currency: Story = {
  args: { value: 1999 },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Currency' }))
    await userEvent.click(await screen.findByRole('option', { name: 'GBP' }))
    await expect(args.onCurrencyChange).toHaveBeenLastCalledWith('GBP')
    await expect(canvas.getByRole('textbox', { name: 'Price' })).toHaveValue('19.99')
  },
}

export const Filled: Story = { args: { value: 341700, currency: 'EUR' } }

/** Every state on one sheet; the amount is what the Field describes, the currency stays beside it. */
export const States: Story = {
  render: (args) => (
    <StateSheet
      states={[
        { name: 'Empty', control: <Owner {...args}>{alone}</Owner> },
        {
          name: 'Filled',
          control: (
            <Owner {...args} value={341700} currency="EUR">
              {alone}
            </Owner>
          ),
        },
        {
          name: 'Disabled',
          control: (
            <Owner {...args} value={341700} disabled>
              {alone}
            </Owner>
          ),
        },
        {
          name: 'Disabled, empty',
          control: (
            <Owner {...args} disabled>
              {alone}
            </Owner>
          ),
        },
        {
          name: 'Invalid',
          hint: 'Without tax.',
          error: 'Enter a valid price.',
          control: <Owner {...args}>{alone}</Owner>,
        },
        {
          name: 'Long content',
          control: (
            <Owner {...args} value={99_999_999_999}>
              {alone}
            </Owner>
          ),
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    for (const name of ['Invalid']) await expect(canvas.getByLabelText(name)).toBeInvalid()
    await expect(canvas.getAllByRole('combobox', { name: 'Currency' })).toHaveLength(6)
    for (const name of ['Disabled', 'Disabled, empty'])
      await expect(canvas.getByLabelText(name)).toBeDisabled()
  },
}

export const Disabled: Story = { args: { value: 341700, disabled: true } }

export const Invalid: Story = {
  args: { 'aria-invalid': true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Price' })).toHaveAccessibleDescription(
      'Enter a valid price.',
    )
    await expect(canvas.getByRole('combobox')).not.toHaveAccessibleDescription()
  },
}

export const LongContent: Story = { args: { value: 99_999_999_999 } }

export const Dark: Story = { ...Filled, globals: { theme: 'dark' } }
