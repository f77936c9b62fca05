import type { ReactNode } from 'react'
import type { Piece } from './assets'
import styles from './Compare.module.css'
import { Layer } from './Layer'
import { Surface } from './Surface'
import type { DeskState } from './useReviewView'
import type { Sizes } from './useSizes'
import { useTable } from './useTable'

export interface PaneProps {
  desk: DeskState
  /** The lower one leads: its size says how far one can zoom. */
  pieces: readonly { piece: Piece; cut?: string; hidden?: boolean }[]
  sizes: Sizes
  /** What it shows, where it stands alone in the tab order. */
  label: string
  /** The round's title, in the corner. */
  tags: readonly { text: string; side: 'start' | 'end' }[]
  children?: ReactNode
}

/** A box in which pictures of two rounds lie, moved by one hand. */
export function Pane({ desk, pieces, sizes, label, tags, children }: PaneProps) {
  const { box, surface } = useTable({ desk, sizes, piece: pieces[0]?.piece })
  return (
    <div className={styles.pane}>
      <Surface {...surface} label={label} purpose="pictures to compare">
        {pieces.map(({ piece, cut, hidden = false }) => (
          <div
            key={`${piece.round._id} ${piece.index}`}
            className={styles.layers}
            data-hidden={hidden || undefined}
          >
            <Layer
              piece={piece}
              view={desk.view}
              box={box}
              size={sizes.sizeOf(piece.url)}
              onSize={(found) => sizes.learn(piece.url, found)}
              onFilm={() => sizes.learnFilm(piece.url)}
              {...(cut === undefined ? {} : { cut })}
            />
          </div>
        ))}
      </Surface>
      {tags.map(({ text, side }) => (
        <span key={side} className={styles.tag} data-side={side} aria-hidden="true">
          {text}
        </span>
      ))}
      {children}
    </div>
  )
}
