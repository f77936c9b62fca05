import { type KeyboardEvent, type Ref, useImperativeHandle, useRef } from 'react'
import { isComposing } from '@/lib/isComposing'
import control from '../Field/control.module.css'
import { useFieldControl, useFieldLabelId } from '../Field/useFieldControl'
import { TagChips } from './TagChips'
import styles from './TagInput.module.css'
import { TagWords } from './TagWords'
import { useTags } from './useTags'

export interface TagInputProps {
  /** Lowercase tags without spaces, each once. */
  value: readonly string[]
  /** Called with all tags, after some were added or one was taken away. */
  onChange: (value: string[]) => void
  /** The word that is being written and no tag yet, for an owner who keeps it. */
  text?: string
  /** Called whenever that word changes. */
  onTextChange?: (text: string) => void
  /** Focus left the text box; what stood in it has become a tag. */
  onBlur?: () => void
  /** The text box: where a form library puts the focus. */
  ref?: Ref<{ focus: () => void }>
  /** An example, shown while there is no tag. */
  placeholder?: string
  /** It cannot be used, is greyed and takes no focus. */
  disabled?: boolean | undefined
  /** It can be read and focused, and not changed: while it is sent. */
  readOnly?: boolean | undefined
  /** Says to assistive technology that it must be filled in; a Field can say it too. */
  required?: boolean
  /** Id of the text box; a Field gives one. */
  id?: string
  /** Added to the outermost element, for its place in a layout. */
  className?: string
  /** Ids of what describes it, space-separated; those of a Field are added. */
  'aria-describedby'?: string
  /** Marks it wrong; a Field with an error does. */
  'aria-invalid'?: boolean
}

/**
 * Short words as chips. Enter, comma or space adds, Backspace in the empty box takes the last one away, a
 * pasted "Logo, web logo" becomes logo and web. Enter that ends a composition adds nothing.
 */
export function TagInput(props: TagInputProps) {
  const { value, onBlur, placeholder, disabled = false, readOnly = false, className } = props
  const tags = useTags(props)
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
    if (isComposing(event)) return
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
    <div className={className}>
      <div
        className={[control.control, styles.box].join(' ')}
        data-disabled={disabled || undefined}
        data-readonly={readOnly || undefined}
      >
        <TagChips
          tags={value}
          labelledBy={labelId}
          disabled={disabled || readOnly}
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
          readOnly={readOnly}
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
      </div>
      <TagWords status={tags.status} repeated={tags.repeated} />
    </div>
  )
}
