import { CircleAlert } from 'lucide-react'
import field from '../Field/Field.module.css'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'

export interface TagWordsProps {
  /** What happened, for screen readers: the chips show it. */
  status: string
  /** Why what stands in the box is no tag; empty if nothing waits. */
  over: string
  /** Id of that reason, which the box is described by. */
  overId: string
  /** Which words were tags already; empty if none. */
  repeated: string
}

/** What a TagInput says: one live region, without height as long as nothing of it is to be seen. */
export function TagWords({ status, over, overId, repeated }: TagWordsProps) {
  return (
    <div role="status">
      {status ? <VisuallyHidden>{status}</VisuallyHidden> : null}
      {over ? (
        <div className={field.error} id={overId}>
          <CircleAlert className={field.icon} aria-hidden="true" />
          <span>{over}</span>
        </div>
      ) : null}
      {repeated && !over ? <div className={field.hint}>{repeated}</div> : null}
    </div>
  )
}
