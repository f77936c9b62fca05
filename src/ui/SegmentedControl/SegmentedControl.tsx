import { type ChangeEventHandler, type FocusEventHandler, type Ref, useId } from 'react'
import { useFieldControl, useFieldLabelId } from '../Field/useFieldControl'
import styles from './SegmentedControl.module.css'

export interface SegmentedOption {
  /** What distinguishes it, and what a form sends. */
  value: string
  /** The words on the pill: one or two. */
  label: string
  /** How many there are, shown after the label. */
  count?: number | undefined
  /** It is shown but cannot be chosen. */
  disabled?: boolean | undefined
}

export interface SegmentedControlProps {
  /** The pills, in order; two to six. */
  options: readonly SegmentedOption[]
  /** The chosen value, if the owner keeps it. */
  value?: string | undefined
  /** The value chosen at first, if the control keeps its own. */
  defaultValue?: string | undefined
  /** Called with the value when a pill is chosen. */
  onValueChange?: (value: string) => void
  /** The native change of the chosen radio, which `register` uses. */
  onChange?: ChangeEventHandler<HTMLInputElement>
  /** Focus left a pill, as `register` wants to know. */
  onBlur?: FocusEventHandler<HTMLInputElement>
  /** Given to every radio, as `register` expects. */
  ref?: Ref<HTMLInputElement>
  /** The name under which a form sends it; otherwise one is made up, so that the pills are one set. */
  name?: string
  /** Height: `sm` 2 rem, `md` 2.5 rem; with a finger both are at least 2.75 rem. */
  size?: 'sm' | 'md'
  /** No pill can be chosen. */
  disabled?: boolean | undefined
  /** The choice can be read and focused, and not changed: while it is sent. For an owner who keeps `value`. */
  readOnly?: boolean | undefined
  /** Id of the set; a Field gives one. */
  id?: string
  /** Added to the outermost element, for its place in a layout. */
  className?: string
  /** The set's name where no `<Field group>` gives one. */
  'aria-label'?: string
  /** Ids of what describes it, space-separated; those of a Field are added. */
  'aria-describedby'?: string
  /** Marks it wrong; a Field with an error does. */
  'aria-invalid'?: boolean
}

/**
 * One choice out of a few, all in sight as pills that wrap: time ranges, filters with counts. It is a
 * native radio group: Tab enters it once, arrow keys choose.
 */
export function SegmentedControl(props: SegmentedControlProps) {
  const { options, value, defaultValue, onValueChange, onChange, size = 'md', disabled, className } = props
  const readOnly = props.readOnly ?? false
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
      aria-readonly={readOnly || undefined}
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
            onKeyDown={(event) => {
              // A radio knows no readonly: the arrows would carry the focus to another pill.
              if (readOnly && event.key.startsWith('Arrow')) event.preventDefault()
            }}
            onChange={(event) => {
              if (readOnly) return
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
