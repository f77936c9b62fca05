import { type Ref, useState } from 'react'
import { CURRENCIES, type Currency, formatMoney, parsePrice } from '@/lib/money'
import control from '../Field/control.module.css'
import { FieldContext, useFieldControl } from '../Field/useFieldControl'
import { Select } from '../Select/Select'
import styles from './MoneyInput.module.css'

export interface MoneyInputProps {
  /** Whole minor units (cents, pence): 1999 is 19.99. Null while empty or not a price. */
  value: number | null
  /** The typed text as minor units, or null if it is empty or not a price. */
  onChange: (value: number | null) => void
  /** The amount as it is typed, a price or not, for an owner who keeps it; empty where `value` says all. */
  text?: string
  /** Called with what stands in the box, whenever it changes. */
  onTextChange?: (text: string) => void
  /** The currency that is chosen, by its three letters: USD, EUR or GBP. */
  currency: Currency
  /** Called when another currency is chosen. The amount stays as it is. */
  onCurrencyChange: (currency: Currency) => void
  /** Focus left the amount; a price has been tidied up to two decimals. */
  onBlur?: () => void
  /** The amount's input. */
  ref?: Ref<HTMLInputElement>
  /** The name under which a form sends it. */
  name?: string
  /** An example amount, shown while it is empty; "0.00" if not given. */
  placeholder?: string
  /** It cannot be used, is greyed and takes no focus. */
  disabled?: boolean | undefined
  /** It can be read and focused, and not changed: while it is sent. */
  readOnly?: boolean | undefined
  /** Says to assistive technology that it must be filled in; a Field can say it too. */
  required?: boolean
  /** Id of the amount's input; a Field gives one. */
  id?: string
  /** Added to the outermost element, for its place in a layout. */
  className?: string
  /** Ids of what describes it, space-separated; those of a Field are added. */
  'aria-describedby'?: string
  /** Marks it wrong; a Field with an error does. */
  'aria-invalid'?: boolean
}

const currencies = CURRENCIES.map((value) => ({ value, label: value }))

/** 125000 → "1,250.00": as it is shown elsewhere, without the sign. */
const toText = (minor: number | null) => (minor === null ? '' : formatMoney(minor).replace(/^\$/, ''))

/**
 * A price: decimal text in, whole minor units out, never through floating point (see `parsePrice`), and
 * the currency beside it. What was typed stays as it is until the focus leaves; then a price is tidied up.
 */
export function MoneyInput(props: MoneyInputProps) {
  const { value, onChange, currency, onCurrencyChange, onBlur, disabled, readOnly, className } = props
  const [own, setOwn] = useState(() => toText(value))
  const kept = props.text
  const text = kept || (value === null && kept === '') ? kept : own
  const setText = (next: string) => {
    setOwn(next)
    props.onTextChange?.(next)
  }
  const [seen, setSeen] = useState(value)
  const field = useFieldControl({
    id: props.id,
    required: props.required,
    'aria-describedby': props['aria-describedby'],
    'aria-invalid': props['aria-invalid'],
  })

  // The owner set another amount: a reset, or a draft that came back.
  if (!Object.is(value, seen)) {
    setSeen(value)
    if (parsePrice(own) !== value) setOwn(toText(value))
  }

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
        readOnly={readOnly}
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
          readOnly={readOnly}
        />
      </FieldContext>
    </div>
  )
}
