import { Check } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { FieldMessages } from '../Field/FieldMessages'
import { joinIds, useFieldControl } from '../Field/useFieldControl'
import styles from './Checkbox.module.css'

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'children'> {
  /** The words beside the box; they are part of the target. Links inside keep working. */
  label: ReactNode
  /** Called with the new state; beside the native `onChange`, which `register` uses. */
  onCheckedChange?: (checked: boolean) => void
  /** A short help under the words. */
  hint?: ReactNode
  /** What is wrong, in words. Marks the box invalid and is announced. */
  error?: ReactNode
}

/**
 * One yes or no, with its own label, hint and error, so it needs no Field around it. It is a native
 * checkbox: it works before scripts run, with `{...register('x')}`, uncontrolled, or with `checked`.
 */
export function Checkbox({
  label,
  onCheckedChange,
  onChange,
  hint,
  error,
  className,
  ...rest
}: CheckboxProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const props = useFieldControl({
    ...rest,
    'aria-invalid': rest['aria-invalid'] ?? (error ? true : undefined),
    'aria-describedby': joinIds(
      hint ? hintId : undefined,
      error ? errorId : undefined,
      rest['aria-describedby'],
    ),
  })
  return (
    <div className={[styles.checkbox, className].filter(Boolean).join(' ')}>
      <label className={styles.row}>
        <span className={styles.box}>
          <input
            {...props}
            type="checkbox"
            className={styles.input}
            onChange={(event) => {
              onChange?.(event)
              onCheckedChange?.(event.currentTarget.checked)
            }}
          />
          <Check className={styles.mark} aria-hidden="true" strokeWidth={3} />
        </span>
        <span className={styles.text}>{label}</span>
      </label>
      <div className={styles.messages}>
        <FieldMessages hintId={hintId} errorId={errorId} hint={hint} error={error} />
      </div>
    </div>
  )
}
