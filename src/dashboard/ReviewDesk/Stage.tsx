import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type Ref, useEffect, useImperativeHandle, useState } from 'react'
import { IconButton } from '@/ui/IconButton/IconButton'
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden'
import type { Piece } from './assets'
import type { Change } from './changes'
import { placeWords } from './changes'
import { Layer } from './Layer'
import { Pins } from './Pins'
import styles from './Stage.module.css'
import { Surface } from './Surface'
import { useBox } from './useBox'
import { useHand } from './useHand'
import type { DeskState } from './useReviewView'
import type { Sizes } from './useSizes'
import { useStageKeys } from './useStageKeys'
import { FIT, type Point, shareAt } from './view'

export interface StageProps {
  desk: DeskState
  piece: Piece
  sizes: Sizes
  changes: readonly Change[]
  active: number | null
  onChoosePin: (index: number) => void
  onPin: (at: Point) => void
  ref?: Ref<{ focus: () => void }>
}

const MIDDLE: Point = { x: 0.5, y: 0.5 }

/** One piece, large: it is zoomed, moved and pinned here, by hand or by keys. */
export function Stage({ desk, piece, sizes, changes, active, onChoosePin, onPin, ref }: StageProps) {
  const [stage, box] = useBox<HTMLDivElement>()
  const { learnBox } = sizes
  useEffect(() => learnBox(box), [learnBox, box])
  const [cross, setCross] = useState(MIDDLE)
  const size = sizes.sizeOf(piece.url)
  const { view, pinning } = desk
  const pinAt = (point: Point) => {
    if (!box || !size) return
    const at = shareAt(point, view, box, size)
    if (at.x >= 0 && at.x <= 1 && at.y >= 0 && at.y <= 1) onPin(at)
  }
  const hand = useHand({
    ...{ stage, view, setView: desk.setView, box, size },
    onTap: (point) => {
      if (pinning) pinAt(point)
    },
    onStroke: desk.step,
  })
  const onKeyDown = useStageKeys({ desk, box, size, pins: { cross, setCross, onPin } })
  useImperativeHandle(ref, () => ({ focus: () => stage.current?.focus({ preventScroll: true }) }), [stage])
  return (
    <div className={styles.frame}>
      <Surface
        ref={stage}
        {...{ hand, onKeyDown, pinning }}
        label={piece.name}
        purpose="picture to review"
        zoomed={view.zoom > FIT.zoom}
      >
        <Layer
          key={piece.url}
          piece={piece}
          view={view}
          box={box}
          size={size}
          onSize={(found) => sizes.learn(piece.url, found)}
          onFilm={() => sizes.learnFilm(piece.url)}
        />
        {box && size ? (
          <Pins
            {...{ changes, view, box, size, active }}
            round={piece.round._id}
            asset={piece.index}
            onChoose={onChoosePin}
            cross={pinning ? cross : null}
          />
        ) : null}
      </Surface>
      {desk.count > 1 ? (
        <>
          <IconButton
            className={styles.before}
            variant="outline"
            label="Previous"
            aria-disabled={piece.index === 0 || undefined}
            onClick={() => desk.step(-1)}
          >
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <IconButton
            className={styles.after}
            variant="outline"
            label="Next"
            aria-disabled={piece.index === desk.count - 1 || undefined}
            onClick={() => desk.step(1)}
          >
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </>
      ) : null}
      <VisuallyHidden>
        <span role="status">{pinning ? `Crosshair at ${placeWords(cross)}` : ''}</span>
      </VisuallyHidden>
    </div>
  )
}
