import type { ComponentPropsWithRef, ReactNode } from 'react'
import control from '../Field/control.module.css'
import { useFieldControl } from '../Field/useFieldControl'
import styles from './TextInput.module.css'

export interface TextInputProps extends Omit<ComponentPropsWithRef<'input'>, 'size'> {
  /** `sm` for filters and dense rows. */
  size?: 'sm' | 'md'
  /** A decorative icon before the text, such as a magnifier on a search box. */
  icon?: ReactNode
}

/** One line of text: a native input with every native prop, so `{...register('x')}` just works. */
export function TextInput({ size = 'md', icon, type = 'text', className, ...rest }: TextInputProps) {
  const props = useFieldControl(rest)
  const input = (
    <input
      {...props}
      type={type}
      className={[control.control, className].filter(Boolean).join(' ')}
      data-size={size}
    />
  )
  if (!icon) return input
  return (
    <span className={styles.withIcon} data-size={size}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      {input}
    </span>
  )
}
