import type { ReactNode } from 'react'
import styles from './Gallery.module.css'

export interface WallProps {
  size: 'small' | 'card' | 'full'
  /** Air around each picture, for marks. */
  padded?: boolean
  /** Files in the middle of a ground of their own. */
  centred?: boolean
  pieces: readonly {
    id: string
    picture: ReactNode
    title: string
    text?: string
    /** The paper that it is made for, whatever the theme. */
    ground?: 'light' | 'dark' | undefined
  }[]
}

/** Drawings side by side, each with its name: the gallery shows one such wall a family. */
export function Wall({ size, padded, centred, pieces }: WallProps) {
  return (
    <div className={styles.wall} data-size={size}>
      {pieces.map(({ id, picture, title, text, ground }) => (
        <figure key={id} className={styles.piece}>
          <div
            className={styles.ground}
            data-padded={padded || undefined}
            data-centred={centred || undefined}
            data-theme={ground}
          >
            {picture}
          </div>
          <figcaption className={styles.caption}>
            {title}
            {text ? <p>{text}</p> : null}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
