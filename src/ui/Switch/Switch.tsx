import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { joinIds, useFieldControl } from '../Field/useFieldControl'
import styles from './Switch.module.css'

export interface SwitchProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'role' | 'children'> {
  /** The words beside the switch; they are part of the target. */
  label: ReactNode
  /** A short help under the words. */
  hint?: ReactNode
  /** Called with the new state; beside the native `onChange`, which `register` uses. */
  onCheckedChange?: (checked: boolean) => void
}

/**
 * On or off, with effect at once; what takes effect on submit is a Checkbox. It is a native checkbox that
 * says it is a switch, so it works before scripts run, with `{...register('x')}`, or with `checked`.
 */
export function Switch({ label, hint, onCheckedChange, onChange, className, ...rest }: SwitchProps) {
  const hintId = useId()
  const props = useFieldControl({
    ...rest,
    'aria-describedby': joinIds(hint ? hintId : undefined, rest['aria-describedby']),
  })
  return (
    <div className={[styles.switch, className].filter(Boolean).join(' ')}>
      <label className={styles.row}>
        <span className={styles.track}>
          <input
            {...props}
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: the native checkbox tells its own state
            role="switch"
            className={styles.input}
            onChange={(event) => {
              onChange?.(event)
              onCheckedChange?.(event.currentTarget.checked)
            }}
          />
          <span className={styles.thumb} />
        </span>
        <span className={styles.text}>{label}</span>
      </label>
      {hint ? (
        <div className={styles.hint} id={hintId}>
          {hint}
        </div>
      ) : null}
    </div>
  )
}
