import { Plus, X } from 'lucide-react'
import { type RefObject, useEffect, useId, useRef } from 'react'
import { isComposing } from '@/lib/isComposing'
import { passFocus } from '@/lib/passFocus'
import { isSecondClick } from '@/lib/press'
import { Button } from '@/ui/Button/Button'
import { IconButton } from '@/ui/IconButton/IconButton'
import { TextArea } from '@/ui/TextArea/TextArea'
import styles from './ChangeList.module.css'
import { type Change, pictureWords, placeWords, TOO_MANY } from './changes'
import type { RequestState } from './useRequest'

export interface ChangeListProps {
  request: RequestState
  active: number | null
  onActive: (index: number | null) => void
  /** Shows the place that a change is about. */
  onShow: (change: Change) => void
  /** Enter: back to the picture, for the next one. */
  onDone: () => void
  /** The fields, for whoever brings the focus to one. */
  list: RefObject<HTMLOListElement | null>
}

/** The changes that are asked for, numbered as their pins are. */
export function ChangeList({ request, active, onActive, onShow, onDone, list }: ChangeListProps) {
  const { changes, fixed, form } = request
  const add = useRef<HTMLButtonElement>(null)
  const removed = useRef<number | null>(null)
  useEffect(() => {
    if (removed.current === null) return
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? []
    const next = buttons[Math.min(removed.current, buttons.length - 1)] ?? add.current
    removed.current = null
    if (next) passFocus(next)
  })
  const listId = useId()
  const errors = form.formState.errors.changes
  return (
    <fieldset className={styles.changes}>
      <legend className={styles.legend}>Changes</legend>
      {changes.length > 0 ? (
        <ol ref={list} className={styles.list}>
          {changes.map((change, index) => {
            const { id, text, spot } = change
            const error = errors?.[index]?.text?.message
            const errorId = `${listId}-${id}-error`
            const where = spot ? pictureWords(spot) : null
            return (
              <li key={id} className={styles.change} data-active={index === active || undefined}>
                <span className={styles.number} data-pinned={spot ? true : undefined} aria-hidden="true">
                  {index + 1}
                </span>
                <div className={styles.body}>
                  {spot ? (
                    <button type="button" className={styles.where} onClick={() => onShow(change)}>
                      {where} <span className={styles.place}>at {placeWords(spot)}</span>
                    </button>
                  ) : null}
                  <TextArea
                    minRows={1}
                    aria-label={`Change ${index + 1}${where ? `, ${where}` : ''}`}
                    aria-invalid={error ? true : undefined}
                    aria-describedby={error ? errorId : undefined}
                    placeholder="What should change here?"
                    value={text}
                    readOnly={fixed}
                    data-change={index}
                    onChange={(event) => request.edit(index, event.currentTarget.value)}
                    onFocus={() => onActive(index)}
                    onBlur={() => onActive(null)}
                    onKeyDown={(event) => {
                      if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return
                      event.preventDefault()
                      onDone()
                    }}
                  />
                  {error ? (
                    <p id={errorId} className={styles.error}>
                      {error}
                    </p>
                  ) : null}
                </div>
                <IconButton
                  size="sm"
                  label={`Remove change ${index + 1}`}
                  disabled={fixed}
                  data-remove
                  onClick={(event) => {
                    // The second click of a double click would hit the change that moved up.
                    if (isSecondClick(event)) return
                    removed.current = index
                    request.remove(index)
                  }}
                >
                  <X aria-hidden="true" />
                </IconButton>
              </li>
            )
          })}
        </ol>
      ) : (
        <p className={styles.hint}>Pin a change on the picture, or add one that is about the whole.</p>
      )}
      <Button
        ref={add}
        variant="quiet"
        size="sm"
        className={styles.add}
        disabled={fixed || request.full}
        onClick={() => {
          request.add(null)
          onActive(changes.length)
        }}
      >
        <Plus className={styles.plus} aria-hidden="true" />
        Add a change without a pin
      </Button>
      {request.full ? <p className={styles.hint}>{TOO_MANY}</p> : null}
    </fieldset>
  )
}
