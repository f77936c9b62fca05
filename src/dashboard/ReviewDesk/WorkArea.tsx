import type { Ref, RefObject } from 'react'
import type { Round } from '@/api/submissions'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import { ErrorState } from '@/ui/ErrorState/ErrorState'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton/Skeleton'
import { pieceOf } from './assets'
import { Compare } from './Compare'
import type { Change } from './changes'
import styles from './ReviewDesk.module.css'
import { Stage } from './Stage'
import { Thumbs } from './Thumbs'
import { Toolbar } from './Toolbar'
import { handToTable, useKeptFocus } from './useKeptFocus'
import type { DeskState } from './useReviewView'
import type { Sizes } from './useSizes'
import { type Point, type ZoomWay, zoomBy } from './view'

export interface WorkAreaProps {
  /** Undefined while they are on their way. */
  rounds: readonly Round[] | undefined
  /** They could not be loaded; rounds that are there all the same are old. */
  failed: boolean
  retrying: boolean
  onRetry: () => void
  desk: DeskState
  sizes: Sizes
  changes: readonly Change[]
  active: number | null
  onChoosePin: (index: number) => void
  onPin: (at: Point) => void
  stage: Ref<{ focus: () => void }>
  ref: RefObject<HTMLElement | null>
}

/** What was handed in, large: or why it is not there. */
export function WorkArea(props: WorkAreaProps) {
  const { rounds, failed, desk, sizes, changes, ref } = props
  const { round, piece, setView } = desk
  const shown = [failed, !rounds, desk.compare, desk.beside?._id, round?._id, piece?.index]
  useKeptFocus(ref, shown.join(' '))
  const onZoom = (way: ZoomWay) =>
    setView((view) => zoomBy(view, way, sizes.box, piece && sizes.sizeOf(piece.url)))
  const late = failed ? (
    <ErrorState onRetry={props.onRetry} busy={props.retrying}>
      Could not load the latest rounds.
    </ErrorState>
  ) : null
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={styles.work}
      aria-label="The work"
      // The dialog gives it the focus as it opens, which may be after the work has come.
      onFocus={({ target, currentTarget }) => {
        if (target === currentTarget) handToTable(currentTarget)
      }}
    >
      {failed && !rounds ? (
        <div className={styles.waiting}>
          <ErrorState onRetry={props.onRetry} busy={props.retrying}>
            The work could not be loaded. You can still decide.
          </ErrorState>
        </div>
      ) : !rounds ? (
        <Loading />
      ) : !round ? (
        <div className={styles.waiting}>
          {late}
          <EmptyState title="Nothing handed in yet">
            The studio has shown no round of this work here. You can still decide.
          </EmptyState>
        </div>
      ) : (
        <>
          <div className={styles.head}>
            {late}
            <Toolbar rounds={rounds} desk={desk} onZoom={onZoom} />
          </div>
          {!piece ? (
            <div className={styles.waiting}>
              <EmptyState>{round.title} holds no image or video.</EmptyState>
            </div>
          ) : desk.compare ? (
            <Compare
              mode={desk.compare}
              desk={desk}
              piece={piece}
              other={pieceOf(desk.beside, piece.index, sizes.isFilm)}
              sizes={sizes}
            />
          ) : (
            <Stage
              ref={props.stage}
              desk={desk}
              piece={piece}
              sizes={sizes}
              changes={changes}
              active={props.active}
              onChoosePin={props.onChoosePin}
              onPin={props.onPin}
            />
          )}
          {desk.count > 1 && piece ? (
            <Thumbs round={round} changes={changes} sizes={sizes} index={piece.index} onChoose={desk.show} />
          ) : null}
        </>
      )}
    </section>
  )
}

const Loading = () => (
  <div className={styles.loading}>
    <SkeletonGroup label="Loading the work">
      <Skeleton width="third" />
      <Skeleton shape="block" size="lg" />
    </SkeletonGroup>
  </div>
)
