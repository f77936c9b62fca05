import type { ReactNode } from 'react'
import { Field } from '../Field'
import styles from './StateSheet.module.css'

export interface StateSheetProps {
  /** A control each, under the name of its state, with the Field's words of it. */
  states: readonly { name: string; control: ReactNode; hint?: string; error?: string }[]
  /** The control is a set, which its label names. */
  group?: boolean
}

/** Every state of a control side by side. */
export function StateSheet({ states, group = false }: StateSheetProps) {
  return (
    <div className={styles.sheet}>
      {states.map(({ name, control, ...words }) => (
        <Field key={name} label={name} group={group} {...words}>
          {control}
        </Field>
      ))}
    </div>
  )
}
