import { useState } from 'react'
import { FileDrop, type FileDropProps } from '../FileDrop'

/** Keeps the files, as a form does. */
export function Owner({ value: initial, onChange, ...rest }: FileDropProps) {
  const [value, setValue] = useState(initial)
  return (
    <FileDrop
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}
