import { X } from 'lucide-react'
import { isSecondClick } from '@/lib/press'
import { IconButton } from '../IconButton/IconButton'
import styles from './FileDrop.module.css'
import { FilePreview } from './FilePreview'
import { sizeInWords } from './fileKinds'

export interface FileTileProps {
  /** The file that is shown. */
  file: File
  /** Why it cannot be taken. */
  error: string | undefined
  /** It stays as it is for now. */
  locked: boolean
  /** Takes the file out. */
  onRemove: () => void
}

/** One file: how it looks, its name and size, what is wrong with it, and the way to take it out again. */
export function FileTile({ file, error, locked, onRemove }: FileTileProps) {
  return (
    <li className={styles.tile} data-refused={error ? true : undefined}>
      <FilePreview file={file} />
      <span className={styles.name}>{file.name}</span>
      <span className={styles.size}>{sizeInWords(file.size)}</span>
      {error ? <span className={styles.error}>{error}</span> : null}
      <span className={styles.remove}>
        <IconButton
          size="sm"
          variant="outline"
          label={`Remove ${file.name}`}
          disabled={locked}
          // The second click of a double click would hit the file that moved up.
          onClick={(event) => !isSecondClick(event) && onRemove()}
          data-remove
        >
          <X aria-hidden="true" />
        </IconButton>
      </span>
    </li>
  )
}
