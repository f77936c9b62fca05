import { useRuntime } from '@/runtime/RuntimeProvider'
import { Media } from '@/ui/Media/Media'
import { WorkMark } from '../WorkMark/WorkMark'
import styles from './Thumb.module.css'

/** The small picture of a row: the thing's own by reference, or a mark that is drawn from its id. Decoration. */
export function Thumb({ id, src }: { id: string; src: string | null | undefined }) {
  const { settings } = useRuntime()
  if (!src) return <WorkMark id={id} />
  return (
    <div className={styles.thumb}>
      <Media src={src} base={settings.apiBase} kind="image" alt="" ratio="1/1" compact />
    </div>
  )
}
