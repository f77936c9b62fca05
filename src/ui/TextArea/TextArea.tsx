import { type ComponentPropsWithRef, type Ref, useCallback } from 'react'
import control from '../Field/control.module.css'
import { useFieldControl } from '../Field/useFieldControl'
import { grow } from './grow'
import styles from './TextArea.module.css'

export interface TextAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'rows'> {
  /** Lines shown while it is empty; it grows from there with what is written, up to a good part of the screen. */
  minRows?: 1 | 2 | 3 | 5 | 8
}

/** Several lines of text that grow with their content (`field-sizing`, or measured where that is unknown). */
export function TextArea({ minRows = 3, className, ref, onInput, ...rest }: TextAreaProps) {
  const props = useFieldControl(rest)
  const attach = useCallback(
    (element: HTMLTextAreaElement | null) => {
      const detach = assign(ref, element)
      if (element) grow(element)
      return () => {
        if (typeof detach === 'function') detach()
        else assign(ref, null)
      }
    },
    [ref],
  )
  return (
    <textarea
      {...props}
      ref={attach}
      rows={minRows}
      className={[control.control, styles.area, className].filter(Boolean).join(' ')}
      data-rows={minRows}
      onInput={(event) => {
        grow(event.currentTarget)
        onInput?.(event)
      }}
    />
  )
}

function assign<T>(ref: Ref<T> | undefined, value: T | null) {
  if (typeof ref === 'function') return ref(value)
  if (ref) ref.current = value
}
