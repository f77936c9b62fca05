import { type Ref, useState } from 'react'
import { type Currency, formatMoney, parsePrice } from '@/lib/money'
import control from '../Field/control.module.css'
import { FieldContext, useFieldControl } from '../Field/useFieldControl'
import { Select } from '../Select/Select'
import styles from './MoneyInput.module.css'

export interface MoneyInputProps {
  /** Whole minor units (cents, pence): 1999 is 19.99. Null while empty or not a price. */
  value: number | null
  /** The typed text as minor units, or null if it is empty or not a price. */
  onChange: (value: number | null) => void
  currency: Currency
  onCurrencyChange: (currency: Currency) => void
  onBlur?: () => void
  /** The amount's input. */
  ref?: Ref<HTMLInputElement>
  name?: string
  placeholder?: string
  disabled?: boolean | undefined
  required?: boolean
  id?: string
  className?: string
  'aria-describedby'?: string
  'aria-invalid'?: boolean
}

const currencies = (['USD', 'EUR', 'GBP'] as const).map((value) => ({ value, label: value }))

/** 125000 → "1,250.00": as it is shown elsewhere, without the sign. */
const toText = (minor: number | null) => (minor === null ? '' : formatMoney(minor).replace(/^\$/, ''))

/**
 * A price: decimal text in, whole minor units out, never through floating point (see `parsePrice`), and
 * the currency beside it. What was typed stays as it is until the focus leaves; then a price is tidied up.
 */
export function MoneyInput(props: MoneyInputProps) {
  const { value, onChange, currency, onCurrencyChange, onBlur, disabled, className } = props
  const [text, setText] = useState(() => toText(value))
  const field = useFieldControl({
    id: props.id,
    required: props.required,
    'aria-describedby': props['aria-describedby'],
    'aria-invalid': props['aria-invalid'],
  })

  // The owner set another amount: a reset, or a draft that came back.
  if (parsePrice(text) !== value) setText(toText(value))

  return (
    <div className={[styles.money, className].filter(Boolean).join(' ')}>
      <input
        {...field}
        ref={props.ref}
        className={[control.control, styles.amount].join(' ')}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        name={props.name}
        placeholder={props.placeholder ?? '0.00'}
        value={text}
        disabled={disabled}
        onChange={(event) => {
          setText(event.currentTarget.value)
          onChange(parsePrice(event.currentTarget.value))
        }}
        onBlur={() => {
          if (value !== null) setText(toText(value))
          onBlur?.()
        }}
      />
      {/* The currency is not what the Field describes. */}
      <FieldContext value={null}>
        <Select
          aria-label="Currency"
          className={styles.currency ?? ''}
          options={currencies}
          value={currency}
          onValueChange={(next) => onCurrencyChange(next as Currency)}
          disabled={disabled}
        />
      </FieldContext>
    </div>
  )
}
