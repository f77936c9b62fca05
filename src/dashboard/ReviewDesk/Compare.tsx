import type { Piece } from './assets'
import { BlinkView } from './BlinkView'
import styles from './Compare.module.css'
import { SideView } from './SideView'
import { SwipeView } from './SwipeView'
import type { CompareMode, DeskState } from './useReviewView'
import type { Sizes } from './useSizes'
import { useStageKeys } from './useStageKeys'

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
        <Alone
          desk={desk}
          words={`${desk.beside?.title} has no ${piece.video ? 'video' : 'image'} ${piece.index + 1} to compare with.`}
        />
      )}
    </div>
  )
}

/** Nothing to compare with; the keys step on from here as well. */
function Alone({ desk, words }: { desk: DeskState; words: string }) {
  const onKeyDown = useStageKeys({ desk, box: null, size: null })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: as on Surface, the rule does not count an application as a control; the desk's keys go on from here
    <div role="application" tabIndex={0} aria-label={words} className={styles.none} onKeyDown={onKeyDown}>
      {words}
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
