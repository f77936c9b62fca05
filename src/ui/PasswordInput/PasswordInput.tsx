import { Eye, EyeOff } from 'lucide-react'
import { type ComponentPropsWithRef, useState } from 'react'
import control from '../Field/control.module.css'
import { useFieldControl } from '../Field/useFieldControl'
import styles from './PasswordInput.module.css'

export interface PasswordInputProps extends Omit<ComponentPropsWithRef<'input'>, 'size' | 'type'> {
  /** Tells password managers whether to offer a stored password or to make one. */
  autoComplete?: 'current-password' | 'new-password' | 'off'
  /** What the eye's name says that it shows; two fields of one form have two names. */
  names?: string
}

/**
 * A password with an eye button that shows and hides what was typed in this field alone.
 * The button never submits and stays out of the way of password managers.
 */
export function PasswordInput({ className, disabled, names = 'password', ...rest }: PasswordInputProps) {
  const [visible, setVisible] = useState(false)
  const props = useFieldControl(rest)
  const Icon = visible ? EyeOff : Eye
  return (
    <span className={styles.wrap}>
      <input
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...props}
        disabled={disabled}
        type={visible ? 'text' : 'password'}
        className={[control.control, className].filter(Boolean).join(' ')}
      />
      <button
        type="button"
        className={styles.eye}
        aria-label={`${visible ? 'Hide' : 'Show'} ${names}`}
        aria-controls={props.id}
        disabled={disabled}
        onClick={() => setVisible(!visible)}
      >
        <Icon aria-hidden="true" />
      </button>
    </span>
  )
}
