import type { ReactNode } from 'react'
import styles from './sheet.module.css'

export interface PictureProps {
  /** What it shows, where the picture says something that no text beside it does. Without it, it is decoration. */
  title?: string | undefined
}

export interface SheetProps extends PictureProps {
  width: number
  height: number
  children: ReactNode
  /** A printed sheet that looks the same on every page, such as the first frame of a film. */
  theme?: 'light' | 'dark' | undefined
}

/** The sheet of paper of every picture. */
export function Sheet({ title, width, height, children, theme }: SheetProps) {
  return (
    <svg
      className={styles.sheet}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      data-theme={theme}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      {children}
    </svg>
  )
}
