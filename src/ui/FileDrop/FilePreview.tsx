import { File as FileIcon, Film, Image } from 'lucide-react'
import { useState } from 'react'
import styles from './FileDrop.module.css'
import { kindOf } from './fileKinds'
import { usePreview } from './usePreview'

const icons = { image: Image, video: Film }

/** What a file looks like: its picture, a video's first frame, or an icon where the browser can show neither. */
export function FilePreview({ file }: { file: File }) {
  const url = usePreview(file)
  const [broken, setBroken] = useState(false)
  const kind = kindOf(file)
  const Icon = kind ? icons[kind] : FileIcon
  const shown = kind !== null && url !== undefined && !broken
  return (
    <div className={styles.preview} aria-hidden="true">
      {!shown ? (
        <Icon className={styles.icon} />
      ) : kind === 'image' ? (
        <img className={styles.media} src={url} alt="" onError={() => setBroken(true)} />
      ) : (
        // A point just after the start makes Safari draw a frame.
        <video
          className={styles.media}
          src={`${url}#t=0.01`}
          muted
          playsInline
          preload="metadata"
          tabIndex={-1}
          onError={() => setBroken(true)}
        />
      )}
      {shown && kind === 'video' ? <Film className={styles.mark} /> : null}
    </div>
  )
}
