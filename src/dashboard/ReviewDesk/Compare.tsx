import type { Piece } from './assets'
import { BlinkView } from './BlinkView'
import styles from './Compare.module.css'
import { SideView } from './SideView'
import { SwipeView } from './SwipeView'
import type { CompareMode, DeskState } from './useDesk'
import type { Sizes } from './useSizes'

export interface CompareProps {
  mode: CompareMode
  desk: DeskState
  /** From the chosen round. */
  piece: Piece
  /** The same place in the other round; null where that has none. */
  other: Piece | null
  sizes: Sizes
}

const VIEWS = { side: SideView, swipe: SwipeView, blink: BlinkView }

/** Two rounds of one piece: both move and grow together. */
export function Compare({ mode, desk, piece, other, sizes }: CompareProps) {
  const View = VIEWS[mode]
  return (
    <div className={styles.frame}>
      {other ? (
        <View key={`${piece.url} ${other.url}`} desk={desk} piece={piece} other={other} sizes={sizes} />
      ) : (
        <p className={styles.none}>
          {desk.beside?.title} has no image {piece.index + 1} to compare with.
        </p>
      )}
    </div>
  )
}

/** What each way of comparing is given. */
export interface CompareViewProps {
  desk: DeskState
  piece: Piece
  other: Piece
  sizes: Sizes
}
