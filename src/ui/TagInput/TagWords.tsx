import field from '../Field/Field.module.css'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'

export interface TagWordsProps {
  /** What happened, for screen readers: the chips show it. */
  status: string
  /** Which words were tags already; empty if none. */
  repeated: string
}

/** What a TagInput says: one live region, without height as long as nothing of it is to be seen. */
export function TagWords({ status, repeated }: TagWordsProps) {
  return (
    <div role="status">
      {status ? <VisuallyHidden>{status}</VisuallyHidden> : null}
      {repeated ? <div className={field.hint}>{repeated}</div> : null}
    </div>
  )
}
