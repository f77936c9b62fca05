import { type ReactNode, useId, useMemo } from 'react'
import styles from './Field.module.css'
import { FieldMessages } from './FieldMessages'
import { FieldContext, joinIds } from './useFieldControl'

export interface FieldProps {
  /** What the control asks for. Always given; `hideLabel` hides it from sight only. */
  label: ReactNode
  /** One control of this design system. */
  children: ReactNode
  /** A short help under the control; it stays when an error joins it. */
  hint?: ReactNode
  /** What is wrong, in words. Marks the control invalid and is announced. Empty means no error. */
  error?: ReactNode
  /** Adds "(optional)" to the label. */
  optional?: boolean
  /** Marks the control as required for assistive technology; no asterisk is drawn. */
  required?: boolean
  /** Keeps the label for screen readers but not on the screen, as for a search box with an icon. */
  hideLabel?: boolean
  /** The child is a set of controls (SegmentedControl): the label names the set instead of one control. */
  group?: boolean
  /** The control draws hint and error itself, where they belong in it: a FileDrop, above its files. */
  messagesInside?: boolean
  /** Added to the box around all of it, for its place in a layout. */
  className?: string | undefined
}

/**
 * Label, hint and error around one control. The control takes its id, description, invalid state and
 * required mark from here through `useFieldControl`, so call sites wire nothing.
 */
export function Field({
  label,
  children,
  hint,
  error,
  optional = false,
  required = false,
  hideLabel = false,
  group = false,
  messagesInside = false,
  className,
}: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const invalid = Boolean(error)
  const describedBy = joinIds(hint ? hintId : undefined, invalid ? errorId : undefined)
  const messages = <FieldMessages hintId={hintId} errorId={errorId} hint={hint} error={error} />
  const inside = messagesInside ? messages : null
  const value = useMemo(
    () => ({
      controlId: `${id}-control`,
      labelId: `${id}-label`,
      describedBy,
      invalid,
      required,
      messages: inside,
    }),
    [id, describedBy, invalid, required, inside],
  )
  const text = (
    <>
      {label}
      {optional ? ' ' : null}
      {optional ? <span className={styles.optional}>(optional)</span> : null}
    </>
  )
  const labelProps = { className: styles.label, id: value.labelId, 'data-hidden': hideLabel || undefined }
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      {group ? (
        <span {...labelProps}>{text}</span>
      ) : (
        <label {...labelProps} htmlFor={value.controlId}>
          {text}
        </label>
      )}
      <FieldContext value={value}>{children}</FieldContext>
      {messagesInside ? null : messages}
    </div>
  )
}
