import { type KeyboardEvent, type Ref, useImperativeHandle, useRef } from 'react'
import control from '../Field/control.module.css'
import { useFieldControl, useFieldLabelId } from '../Field/useFieldControl'
import { TagChips } from './TagChips'
import styles from './TagInput.module.css'
import { useTags } from './useTags'

export interface TagInputProps {
  /** Lowercase tags without spaces, each once. */
  value: readonly string[]
  onChange: (value: string[]) => void
  /** Focus left the text box; what stood in it has become a tag. */
  onBlur?: () => void
  /** The text box: where a form library puts the focus. */
  ref?: Ref<{ focus: () => void }>
  placeholder?: string
  /** The most tags there may be. */
  max?: number
  disabled?: boolean | undefined
  required?: boolean
  id?: string
  className?: string
  'aria-describedby'?: string
  'aria-invalid'?: boolean
}

/**
 * Short words as chips. Enter, comma or space adds, Backspace in the empty box takes the last one away, a
 * pasted "Logo, web logo" becomes logo and web. Enter that ends a composition adds nothing.
 */
export function TagInput(props: TagInputProps) {
  const { value, onChange, onBlur, placeholder, max = 20, disabled = false, className } = props
  const tags = useTags(value, onChange, max)
  const box = useRef<HTMLInputElement>(null)
  const labelId = useFieldLabelId()
  const field = useFieldControl({
    id: props.id,
    required: props.required,
    'aria-describedby': props['aria-describedby'],
    'aria-invalid': props['aria-invalid'],
  })
  useImperativeHandle(props.ref, () => ({ focus: () => box.current?.focus() }), [])

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (event.key === 'Enter') {
      event.preventDefault()
      tags.finish(tags.draft)
    }
    // A held key that has just emptied the box does not go on to eat the tags.
    const last = value.at(-1)
    if (event.key === 'Backspace' && tags.draft === '' && !event.repeat && last !== undefined)
      tags.remove(last)
  }

  return (
    <div
      className={[control.control, styles.box, className].filter(Boolean).join(' ')}
      data-disabled={disabled || undefined}
    >
      <TagChips
        tags={value}
        labelledBy={labelId}
        disabled={disabled}
        onRemove={tags.remove}
        onLeave={() => box.current?.focus()}
      />
      <input
        {...field}
        ref={box}
        className={styles.input}
        type="text"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={tags.draft}
        placeholder={value.length === 0 ? placeholder : undefined}
        disabled={disabled}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          const text = event.currentTarget.value
          if ((event.nativeEvent as InputEvent).isComposing) tags.hold(text)
          else tags.write(text)
        }}
        onCompositionEnd={(event) => tags.write(event.currentTarget.value)}
        onPaste={(event) => {
          event.preventDefault()
          const { selectionStart, selectionEnd, value: text } = event.currentTarget
          const pasted = event.clipboardData.getData('text')
          tags.finish(text.slice(0, selectionStart ?? 0) + pasted + text.slice(selectionEnd ?? text.length))
        }}
        onBlur={() => {
          if (tags.draft) tags.finish(tags.draft)
          onBlur?.()
        }}
      />
      <span className={styles.status} role="status">
        {tags.status}
      </span>
    </div>
  )
}
