import { type RefObject, useLayoutEffect, useRef } from 'react'
import { Button } from '../Button/Button'
import { Progress } from '../Progress/Progress'
import styles from './FileDrop.module.css'

interface FileProgressProps {
  /** How many files are on their way. */
  count: number
  /** How far, in percent; null when all is sent and no answer has come. */
  progress: number | null
  /** Calls the upload off; without it there is no button. */
  onCancel: (() => void) | undefined
  /** Set when it goes away with the focus in it. */
  lostFocus: RefObject<boolean>
}

/** How far the files are. All of them sent is not an answer: then the bar only says that it waits. */
export function FileProgress({ count, progress, onCancel, lostFocus }: FileProgressProps) {
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = root.current
    return () => {
      if (box?.contains(document.activeElement)) lostFocus.current = true
    }
  }, [lostFocus])
  const files = count === 1 ? '1 file' : `${count} files`
  return (
    <div ref={root} className={styles.progress}>
      {progress === null ? (
        <Progress label={`${files} sent, waiting for the answer`} />
      ) : (
        <Progress label={`Uploading ${files}`} value={Math.min(99, progress)} />
      )}
      {onCancel ? (
        <Button variant="outline" size="sm" onClick={onCancel}>
          Cancel upload
        </Button>
      ) : null}
    </div>
  )
}
