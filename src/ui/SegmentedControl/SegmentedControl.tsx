import { type ChangeEventHandler, type FocusEventHandler, type Ref, useId } from 'react'
import { useFieldControl, useFieldLabelId } from '../Field/useFieldControl'
import styles from './SegmentedControl.module.css'

export interface SegmentedOption {
  value: string
  label: string
  /** How many there are, shown after the label. */
  count?: number | undefined
  disabled?: boolean | undefined
}

export interface SegmentedControlProps {
  options: readonly SegmentedOption[]
  value?: string | undefined
  defaultValue?: string | undefined
  onValueChange?: (value: string) => void
  /** The native change of the chosen radio, which `register` uses. */
  onChange?: ChangeEventHandler<HTMLInputElement>
  onBlur?: FocusEventHandler<HTMLInputElement>
  /** Given to every radio, as `register` expects. */
  ref?: Ref<HTMLInputElement>
  name?: string
  size?: 'sm' | 'md'
  disabled?: boolean | undefined
  id?: string
  className?: string
  /** The set's name where no `<Field group>` gives one. */
  'aria-label'?: string
  'aria-describedby'?: string
  'aria-invalid'?: boolean
}

/**
 * One choice out of a few, all in sight as pills that wrap: time ranges, filters with counts. It is a
 * native radio group: Tab enters it once, arrow keys choose.
 */
export function SegmentedControl(props: SegmentedControlProps) {
  const { options, value, defaultValue, onValueChange, onChange, size = 'md', disabled, className } = props
  const ownName = useId()
  const labelId = useFieldLabelId()
  const group = useFieldControl({
    id: props.id,
    'aria-describedby': props['aria-describedby'],
    'aria-invalid': props['aria-invalid'],
  })
  const { required, ...described } = group
  return (
    <div
      {...described}
      role="radiogroup"
      aria-label={props['aria-label']}
      aria-labelledby={props['aria-label'] ? undefined : labelId}
      aria-required={required}
      className={[styles.group, className].filter(Boolean).join(' ')}
      data-size={size}
    >
      {options.map((option) => (
        <label key={option.value} className={styles.pill}>
          <input
            ref={props.ref}
            className={styles.input}
            type="radio"
            name={props.name ?? ownName}
            value={option.value}
            disabled={disabled || option.disabled}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            onBlur={props.onBlur}
            onChange={(event) => {
              onChange?.(event)
              onValueChange?.(option.value)
            }}
          />
          <span>{option.label}</span>
          {option.count === undefined ? null : (
            <span className={styles.count}> {option.count.toLocaleString('en-US')}</span>
          )}
        </label>
      ))}
    </div>
  )
}
