import type { ComponentPropsWithRef } from 'react'
import control from '../Field/control.module.css'
import { useFieldControl } from '../Field/useFieldControl'
import styles from './DateInput.module.css'

export interface DateInputProps extends Omit<ComponentPropsWithRef<'input'>, 'size' | 'type'> {
  /** A calendar day, `YYYY-MM-DD`, the same in every time zone; empty means none. */
  value?: string
  /** The day at first, `YYYY-MM-DD`, if the input keeps its own value. */
  defaultValue?: string
  /** The first day that may be chosen, `YYYY-MM-DD`. */
  min?: string
  /** The last day that may be chosen, `YYYY-MM-DD`. */
  max?: string
  /** Height: `sm` 2 rem, `md` 2.5 rem; with a finger both are at least 2.75 rem. */
  size?: 'sm' | 'md'
}

/** One calendar day, by the browser's own date field: its picker, its keys, its language. */
export function DateInput({ size = 'md', className, ...rest }: DateInputProps) {
  const props = useFieldControl(rest)
  return (
    <input
      {...props}
      type="date"
      className={[control.control, styles.date, className].filter(Boolean).join(' ')}
      data-size={size}
    />
  )
}
