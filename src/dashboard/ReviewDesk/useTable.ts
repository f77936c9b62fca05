import { useEffect } from 'react'
import type { Piece } from './assets'
import type { SurfaceProps } from './Surface'
import { useBox } from './useBox'
import { useHand } from './useHand'
import type { DeskState } from './useReviewView'
import type { Sizes } from './useSizes'
import { type StageKeysOptions, useStageKeys } from './useStageKeys'
import { FIT, shareAt } from './view'

export interface TableOptions extends Pick<StageKeysOptions, 'pins'> {
  desk: DeskState
  sizes: Sizes
  /** What lies on it; of several the one whose size says how far one can zoom. */
  piece: Piece | undefined
}

/** One light table: the room that it has, and what hand and keys do on it. */
export function useTable({ desk, sizes, piece, pins }: TableOptions) {
  const [stage, box] = useBox<HTMLDivElement>()
  const { learnBox } = sizes
  useEffect(() => learnBox(box), [learnBox, box])
  const size = piece ? sizes.sizeOf(piece.url) : null
  const { view, setView } = desk
  const hand = useHand({
    stage,
    view,
    setView,
    box,
    size,
    onTap: (point) => {
      if (!pins || !desk.pinning || !box || !size) return
      const at = shareAt(point, view, box, size)
      if (at.x >= 0 && at.x <= 1 && at.y >= 0 && at.y <= 1) pins.onPin(at)
    },
    onStroke: desk.step,
  })
  const onKeyDown = useStageKeys({ desk, box, size, pins })
  const surface: Pick<SurfaceProps, 'ref' | 'hand' | 'onKeyDown' | 'zoomed'> = {
    ref: stage,
    hand,
    onKeyDown,
    zoomed: view.zoom > FIT.zoom,
  }
  return { box, size, surface }
}
