import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { passFocus } from '@/lib/passFocus'
import { isSecondClick } from '@/lib/press'
import styles from './TagInput.module.css'

export interface TagChipsProps {
  /** The tags, in order. */
  tags: readonly string[]
  /** Id of the label that names the list. */
  labelledBy: string | undefined
  /** No chip can be removed. */
  disabled: boolean
  /** Takes a tag out. */
  onRemove: (tag: string) => void
  /** The last chip was removed with its button: the focus needs a place. */
  onLeave: () => void
}

/** The chips of a TagInput. After a removal the focus stays at the same place in the row. */
export function TagChips({ tags, labelledBy, disabled, onRemove, onLeave }: TagChipsProps) {
  const list = useRef<HTMLUListElement>(null)
  const removed = useRef<number | null>(null)

  useEffect(() => {
    if (removed.current === null) return
    const buttons = list.current?.querySelectorAll('button') ?? []
    const next = buttons[Math.min(removed.current, buttons.length - 1)]
    removed.current = null
    if (next) passFocus(next)
    else onLeave()
  })

  if (tags.length === 0) return null
  return (
    <ul ref={list} className={styles.chips} aria-labelledby={labelledBy}>
      {tags.map((tag, index) => (
        <li key={tag} className={styles.chip}>
          <span className={styles.word}>{tag}</span>
          <button
            type="button"
            className={styles.remove}
            aria-label={`Remove ${tag}`}
            disabled={disabled}
            onClick={(event) => {
              // The second click of a double click would hit the chip that moved up.
              if (isSecondClick(event)) return
              removed.current = index
              onRemove(tag)
            }}
          >
            <X aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}
