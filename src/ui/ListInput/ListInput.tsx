import { Plus } from 'lucide-react'
import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react'
import { isComposing } from '@/lib/isComposing'
import { passFocus } from '@/lib/passFocus'
import { Button } from '../Button/Button'
import control from '../Field/control.module.css'
import { FieldMessages } from '../Field/FieldMessages'
import { joinIds, useFieldControl, useFieldLabelId } from '../Field/useFieldControl'
import { grow } from '../TextArea/grow'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import styles from './ListInput.module.css'
import { ListRow } from './ListRow'
import { useListItems } from './useListItems'

export interface ListInputProps {
  /** The items in their order; never holds an empty one. What is typed but not added yet is the last, if it fits. */
  value: readonly string[]
  /** Called with all items, after each change. */
  onChange: (value: string[]) => void
  /** Focus left the whole list. */
  onBlur?: () => void
  /** The box for a new item: where a form library puts the focus. */
  ref?: Ref<{ focus: () => void }>
  /** What one item is called, for its name: "Change" gives "Change 1". */
  itemLabel?: string
  /** An example of an item, shown in the empty box. */
  placeholder?: string
  /** The most items there may be. */
  max?: number
  /** It cannot be used, is greyed and takes no focus. */
  disabled?: boolean | undefined
  /** It can be read and focused, and not changed: while it is sent. */
  readOnly?: boolean | undefined
  /** Says to assistive technology that it must be filled in; a Field can say it too. */
  required?: boolean
  /** Id of the control; a Field gives one. */
  id?: string
  /** Added to the outermost element, for its place in a layout. */
  className?: string
  /** Ids of what describes it, space-separated; those of a Field are added. */
  'aria-describedby'?: string
  /** Marks it wrong; a Field with an error does. */
  'aria-invalid'?: boolean
}

const overWords = (over: number, max: number) =>
  over > 0 ? `No more than ${max}. ${over === 1 ? '1 line is' : `${over} lines are`} not added.` : ''

/**
 * A numbered list of short texts that a person writes: change items. Enter or the button adds, items are
 * edited where they stand, pasted lines become items, and text that was not added yet counts as well. What
 * does not fit stays in the box, with the reason under it.
 */
export function ListInput(props: ListInputProps) {
  const { value, onChange, onBlur, itemLabel = 'Item', max = 50, className } = props
  const { disabled = false, readOnly = false } = props
  const list = useListItems(value, onChange, max)
  const labelId = useFieldLabelId()
  const box = useRef<HTMLTextAreaElement>(null)
  const root = useRef<HTMLFieldSetElement>(null)
  const removed = useRef<number | null>(null)
  const overId = useId()
  // The box closes when it is full and empty, but not under somebody's hands.
  const [writing, setWriting] = useState(false)
  const closed = disabled || (list.full && list.draft === '' && !writing)
  const field = useFieldControl({
    id: props.id,
    required: props.required,
    'aria-describedby': joinIds(props['aria-describedby'], list.over > 0 ? overId : undefined),
    'aria-invalid': list.over > 0 || props['aria-invalid'],
  })
  useImperativeHandle(props.ref, () => ({ focus: () => box.current?.focus() }), [])

  // After a removal: the next item's button, else the last one's, else the box for a new item.
  useEffect(() => {
    if (removed.current === null) return
    const buttons = root.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? []
    const next = buttons[Math.min(removed.current, buttons.length - 1)]
    removed.current = null
    if (next) passFocus(next)
    else box.current?.focus()
  })

  // What stays of a paste is less than what was pasted.
  useEffect(() => {
    if (box.current) grow(box.current)
  })

  return (
    <fieldset
      ref={root}
      aria-labelledby={labelId}
      className={[styles.list, className].filter(Boolean).join(' ')}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.()
      }}
    >
      {list.rows.length > 0 ? (
        <ol className={styles.rows}>
          {list.rows.map(({ id, text }, index) => (
            <ListRow
              key={id}
              name={`${itemLabel} ${index + 1}`}
              text={text}
              disabled={disabled}
              readOnly={readOnly}
              onEdit={(next) => list.edit(id, next)}
              onSettle={list.settle}
              onEnter={() => box.current?.focus()}
              onRestore={list.restore}
              onRemove={() => {
                removed.current = index
                list.remove(id)
              }}
            />
          ))}
        </ol>
      ) : null}
      <div className={styles.add}>
        <textarea
          {...field}
          ref={box}
          className={[control.control, styles.box].join(' ')}
          rows={1}
          value={list.draft}
          placeholder={list.full ? `No more than ${max}` : props.placeholder}
          disabled={closed}
          readOnly={readOnly}
          onFocus={() => setWriting(true)}
          onBlur={() => setWriting(false)}
          onChange={(event) => list.write(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event)) return
            event.preventDefault()
            if (!readOnly) list.add()
          }}
        />
        <Button
          variant="outline"
          disabled={disabled || readOnly || list.full}
          onClick={() => {
            list.add()
            box.current?.focus()
          }}
        >
          <Plus aria-hidden="true" className={styles.plus} />
          Add
        </Button>
      </div>
      <FieldMessages hintId={`${overId}-hint`} errorId={overId} error={overWords(list.over, max)} />
      <VisuallyHidden>
        <span role="status">{list.rows.length > 0 ? `${list.rows.length} in the list` : ''}</span>
      </VisuallyHidden>
    </fieldset>
  )
}
