import { X } from 'lucide-react'
import { isComposing } from '@/lib/isComposing'
import { isSecondClick } from '@/lib/press'
import { IconButton } from '../IconButton/IconButton'
import { grow } from '../TextArea/grow'
import styles from './ListInput.module.css'

export interface ListRowProps {
  /** Name and number, such as "Change 2". */
  name: string
  /** What the item says. */
  text: string
  /** It can neither be edited nor removed. */
  disabled: boolean
  /** The same, and its words can be focused and copied. */
  readOnly: boolean
  /** Called with what it says now, at each key. */
  onEdit: (text: string) => void
  /** The focus left the row. */
  onSettle: () => void
  /** Enter: the focus goes on to the box. */
  onEnter: () => void
  /** Escape; true if something was put back. */
  onRestore: () => boolean
  /** Takes the item out. */
  onRemove: () => void
}

/** One written item: editable where it stands, with a button that removes it. */
export function ListRow({ name, text, disabled, readOnly, ...on }: ListRowProps) {
  return (
    <li
      className={styles.row}
      // Not on the way to its own button, which would go with an emptied row.
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) on.onSettle()
      }}
    >
      <textarea
        className={styles.text}
        ref={(element) => {
          if (element) grow(element)
        }}
        aria-label={name}
        rows={1}
        value={text}
        disabled={disabled}
        readOnly={readOnly}
        onChange={(event) => on.onEdit(event.currentTarget.value.replace(/\r?\n/g, ' '))}
        onKeyDown={(event) => {
          if (isComposing(event)) return
          if (event.key === 'Enter') {
            event.preventDefault()
            on.onEnter()
          }
          // A restored text is all that this Escape does: a dialog around it stays open.
          if (event.key === 'Escape' && !readOnly && on.onRestore()) event.stopPropagation()
        }}
      />
      <IconButton
        size="sm"
        label={`Remove ${name}`}
        disabled={disabled || readOnly}
        // The second click of a double click would hit the item that moved up.
        onClick={(event) => !isSecondClick(event) && on.onRemove()}
        data-remove
      >
        <X aria-hidden="true" />
      </IconButton>
    </li>
  )
}
