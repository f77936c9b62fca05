import { type Ref, useImperativeHandle, useRef, useState } from 'react'

/** What a form library holds of a Select: reads and writes the value, moves the focus. */
export interface SelectHandle {
  /** The chosen value; empty means none. */
  value: string
  /** Puts the focus on the button. */
  focus: () => void
}

/** A change or blur as `register` reads it. */
export interface SelectEvent {
  /** What happened. */
  type: 'change' | 'blur'
  /** The name of the control and its value, as an input would have them. */
  target: { name: string; value: string }
}

interface Options {
  value?: string | undefined
  defaultValue?: string | undefined
  name?: string
  onValueChange?: (value: string) => void
  onChange?: (event: SelectEvent) => void
  onBlur?: (event: SelectEvent) => void
  ref?: Ref<SelectHandle>
}

/** The value of a Select, whether its owner controls it, leaves it alone, or registers it with a form. */
export function useSelectValue(props: Options, focus: () => void) {
  const [inner, setInner] = useState(props.defaultValue ?? '')
  const value = props.value ?? inner
  const latest = useRef({ value, focus })
  latest.current = { value, focus }

  useImperativeHandle(
    props.ref,
    () => ({
      get value() {
        return latest.current.value
      },
      set value(next) {
        latest.current.value = next ?? ''
        setInner(next ?? '')
      },
      focus: () => latest.current.focus(),
    }),
    [],
  )

  const event = (type: SelectEvent['type'], next: string): SelectEvent => ({
    type,
    target: { name: props.name ?? '', value: next },
  })
  return {
    value,
    choose(next: string) {
      latest.current.value = next
      setInner(next)
      props.onValueChange?.(next)
      props.onChange?.(event('change', next))
    },
    blur: () => props.onBlur?.(event('blur', latest.current.value)),
  }
}
