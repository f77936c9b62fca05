import { File as FileIcon, Film, Image } from 'lucide-react'
import { useState } from 'react'
import styles from './FileDrop.module.css'
import { kindOf } from './fileKinds'
import { usePreview } from './usePreview'

const icons = { image: Image, video: Film }

/** What a file looks like: its picture, a video's first frame, or an icon until and unless there is one. */
export function FilePreview({ file }: { file: File }) {
  const url = usePreview(file)
  const [seen, setSeen] = useState<'waiting' | 'shown' | 'broken'>('waiting')
  const kind = kindOf(file)
  const Icon = kind ? icons[kind] : FileIcon
  const media = {
    className: styles.media,
    onError: () => setSeen('broken'),
  }
  return (
    <div className={styles.preview} aria-hidden="true">
      {seen === 'shown' ? null : <Icon className={styles.icon} />}
      {!url || seen === 'broken' ? null : kind === 'image' ? (
        <img {...media} src={url} alt="" onLoad={() => setSeen('shown')} />
      ) : kind === 'video' ? (
        <video
          {...media}
          // A point just after the start makes Safari draw a frame.
          src={`${url}#t=0.01`}
          muted
          playsInline
          preload="metadata"
          tabIndex={-1}
          onLoadedData={() => setSeen('shown')}
        />
      ) : null}
      {seen === 'shown' && kind === 'video' ? <Film className={styles.mark} /> : null}
    </div>
  )
}
