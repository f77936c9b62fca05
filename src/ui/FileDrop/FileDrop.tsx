import { Upload } from 'lucide-react'
import { type Ref, useCallback, useEffect, useId, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { useDropzone } from 'react-dropzone'
import { passFocus } from '@/lib/passFocus'
import { joinIds, useFieldControl, useFieldLabelId, useFieldMessages } from '../Field/useFieldControl'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import styles from './FileDrop.module.css'
import { FileProgress } from './FileProgress'
import { FileTile } from './FileTile'
import { type FileKind, identityOf } from './fileKinds'
import { useFiles } from './useFiles'

export interface FileDropProps {
  /** The files, in the order in which they were added. */
  value: readonly File[]
  /** Called with all files, after some were added or one was taken away. */
  onChange: (files: File[]) => void
  /** Focus left all of it. */
  onBlur?: () => void
  /** The button that opens the file picker: where a form library puts the focus. */
  ref?: Ref<{ focus: () => void }>
  /** What may be added; anything else is refused, whether it is dropped, picked or pasted. */
  kinds: readonly FileKind[]
  /** What may be added, in words: "Up to 6 images". */
  limit?: string
  /** What a refused file is told; left out, it is told which kinds may be added. */
  refusal?: string
  /** The files are on their way: how far, in percent; null when all is sent and no answer has come. */
  progress?: number | null | undefined
  /** Calls the upload off. */
  onCancel?: () => void
  /** Nothing can be added or taken away, and nothing takes the focus. */
  disabled?: boolean | undefined
  /** Nothing can be added or taken away, and its button keeps the focus: while it is sent. */
  readOnly?: boolean | undefined
  /** Id of the control; a Field gives one. */
  id?: string
  /** Added to the outermost element, for its place in a layout. */
  className?: string
  /** Ids of what describes it, space-separated; those of a Field are added. */
  'aria-describedby'?: string
  /** Marks it wrong; a Field with an error does. */
  'aria-invalid'?: boolean
}

const REFUSALS = { image: 'Only images can be added.', video: 'Only videos can be added.' }

/**
 * A place for images and videos: they are dropped, picked or pasted, and shown as they look. What does not
 * belong stays in sight with the reason, and is not part of the value.
 */
export function FileDrop(props: FileDropProps) {
  const { value, onChange, onBlur, kinds, limit, progress, onCancel, className } = props
  const sending = progress !== undefined
  const disabled = (props.disabled ?? false) || sending
  const locked = disabled || (props.readOnly ?? false)
  const [only] = kinds
  const told = kinds.length === 1 && only ? REFUSALS[only] : 'Only images and videos can be added.'
  const files = useFiles({ value, onChange, refusal: props.refusal ?? told })
  const root = useRef<HTMLFieldSetElement>(null)
  const entry = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const removed = useRef<number | null>(null)
  const lostFocus = useRef(false)
  const labelId = useFieldLabelId()
  const messages = useFieldMessages()
  const limitId = useId()
  const field = useFieldControl({
    id: props.id,
    'aria-describedby': props['aria-describedby'],
    'aria-invalid': props['aria-invalid'],
  })
  const wordsId = `${limitId}-words`
  // The reason that stands below the button comes into sight with it.
  const show = useCallback(() => entry.current?.scrollIntoView({ block: 'nearest' }), [])
  useImperativeHandle(
    props.ref,
    () => ({
      focus() {
        button.current?.focus()
        show()
      },
    }),
    [show],
  )
  const invalid = Boolean(field['aria-invalid'])
  useEffect(() => {
    if (invalid && document.activeElement === button.current) show()
  }, [invalid, show])

  const zone = useDropzone({
    accept: Object.fromEntries(kinds.map((kind) => [`${kind}/*`, []])),
    disabled: locked,
    // The button in it is what the keyboard reaches; its click bubbles up to the zone, which opens the picker.
    noKeyboard: true,
    onDrop: (taken, refusals) =>
      files.add(
        taken,
        refusals.map(({ file }) => file),
      ),
  })
  const { style: _, 'aria-label': __, ...input } = zone.getInputProps()

  // After a removal: the next file's button, else the last one's, else the one that adds files.
  useEffect(() => {
    if (removed.current === null) return
    const buttons = root.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? []
    const next = buttons[Math.min(removed.current, buttons.length - 1)]
    removed.current = null
    const to = next ?? button.current
    if (to) passFocus(to)
  })

  // Before the browser, or a dialog around it, finds another place for the focus of "Cancel upload".
  useLayoutEffect(() => {
    if (sending || !lostFocus.current) return
    lostFocus.current = false
    button.current?.focus()
  }, [sending])

  return (
    <fieldset
      ref={root}
      aria-labelledby={labelId}
      className={[styles.drop, className].filter(Boolean).join(' ')}
      onBlur={(event) => {
        const { currentTarget, relatedTarget } = event
        // While the file picker has the window, the focus has not really left.
        if (!currentTarget.contains(relatedTarget) && !currentTarget.contains(document.activeElement))
          onBlur?.()
      }}
    >
      <div ref={entry}>
        <div
          {...zone.getRootProps()}
          className={styles.zone}
          data-over={zone.isDragActive || undefined}
          data-refusing={zone.isDragReject || undefined}
          data-invalid={invalid || undefined}
          data-disabled={locked || undefined}
          hidden={sending}
        >
          <input {...input} hidden />
          <Upload className={styles.icon} aria-hidden="true" />
          <button
            ref={button}
            id={field.id}
            type="button"
            className={styles.choose}
            aria-labelledby={joinIds(labelId, wordsId)}
            aria-describedby={joinIds(limit ? limitId : undefined, field['aria-describedby'])}
            disabled={disabled}
            aria-disabled={locked || undefined}
          >
            <span id={wordsId}>{value.length > 0 ? 'Add files' : 'Choose files'}</span>
          </button>
          <span className={styles.or}>or drop them here</span>
          {limit ? (
            <span id={limitId} className={styles.limit}>
              {limit}
            </span>
          ) : null}
        </div>
        {sending ? (
          <FileProgress count={value.length} progress={progress} onCancel={onCancel} lostFocus={lostFocus} />
        ) : null}
        {messages}
      </div>
      {files.rows.length > 0 ? (
        <ul className={styles.tiles}>
          {files.rows.map(({ file, error }, index) => (
            <FileTile
              key={`${identityOf(file)}/${error ?? ''}`}
              file={file}
              error={error}
              locked={locked}
              onRemove={() => {
                removed.current = index
                files.remove(file)
              }}
            />
          ))}
        </ul>
      ) : null}
      <VisuallyHidden>
        <span role="status">{files.status}</span>
      </VisuallyHidden>
    </fieldset>
  )
}
