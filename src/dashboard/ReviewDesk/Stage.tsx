import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type Ref, useImperativeHandle, useState } from 'react'
import { IconButton } from '@/ui/IconButton/IconButton'
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden'
import type { Piece } from './assets'
import type { Change } from './changes'
import { placeWords } from './changes'
import { Layer } from './Layer'
import { Pins } from './Pins'
import styles from './Stage.module.css'
import { Surface } from './Surface'
import type { DeskState } from './useReviewView'
import type { Sizes } from './useSizes'
import { useTable } from './useTable'
import type { Point } from './view'

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
  const [cross, setCross] = useState(MIDDLE)
  const { view, pinning } = desk
  const { box, size, surface } = useTable({ desk, sizes, piece, pins: { cross, setCross, onPin } })
  const { ref: table } = surface
  useImperativeHandle(ref, () => ({ focus: () => table.current?.focus({ preventScroll: true }) }), [table])
  return (
    <div className={styles.frame}>
      <Surface {...surface} label={piece.name} purpose="picture to review" pinning={pinning}>
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
            changes={changes}
            view={view}
            box={box}
            size={size}
            active={active}
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
