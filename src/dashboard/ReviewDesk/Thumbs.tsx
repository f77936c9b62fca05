import { Film } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Round } from '@/api/submissions'
import { keyed } from '@/lib/keyed'
import { useRuntime } from '@/runtime/RuntimeProvider'
import { Media } from '@/ui/Media/Media'
import { useInView } from '@/ui/Media/useInView'
import { type Piece, pieceOf } from './assets'
import type { Change } from './changes'
import styles from './Thumbs.module.css'
import type { Sizes } from './useSizes'

export interface ThumbsProps {
  round: Round
  index: number
  changes: readonly Change[]
  sizes: Sizes
  onChoose: (index: number) => void
}

/** All pieces of a round in a row. A picture is asked for when its place comes near. */
export function Thumbs({ round, index, changes, sizes, onChoose }: ThumbsProps) {
  return (
    <ul className={styles.row} aria-label={`${round.title}: all pieces`}>
      {keyed(round.assets).map(({ key }, at) => {
        const piece = pieceOf(round, at, sizes.isFilm)
        const pins = changes.filter(({ spot }) => spot?.round === round._id && spot.asset === at).length
        return piece ? (
          <li key={key}>
            <Thumb
              piece={piece}
              pins={pins}
              current={at === index}
              onFilm={() => sizes.learnFilm(piece.url)}
              onChoose={() => onChoose(at)}
            />
          </li>
        ) : null
      })}
    </ul>
  )
}

interface ThumbProps {
  piece: Piece
  current: boolean
  pins: number
  /** What was taken for a picture is a film. */
  onFilm: () => void
  onChoose: () => void
}

function Thumb({ piece, current, pins, onFilm, onChoose }: ThumbProps) {
  const { settings } = useRuntime()
  const [near, setNear] = useState(false)
  const place = useInView<HTMLSpanElement>((inView) => {
    if (inView) setNear(true)
  })
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!current) return
    // Not scrollIntoView: that would move everything around it too.
    const row = button.current?.closest('ul')
    const [one, all] = [button.current?.getBoundingClientRect(), row?.getBoundingClientRect()]
    if (!row || !one || !all) return
    if (one.left < all.left) row.scrollLeft -= all.left - one.left
    else if (one.right > all.right) row.scrollLeft += one.right - all.right
  }, [current])
  const pinned = pins > 0 ? `, ${pins} ${pins === 1 ? 'pin' : 'pins'}` : ''
  return (
    <button
      ref={button}
      type="button"
      className={styles.thumb}
      aria-label={`${piece.name}${pinned}`}
      aria-current={current || undefined}
      onClick={onChoose}
    >
      {/* What a film tells of itself does not bubble. */}
      <span ref={place} className={styles.picture} onLoadedMetadataCapture={onFilm}>
        {piece.video ? (
          <Film aria-hidden="true" className={styles.film} />
        ) : near ? (
          <Media src={piece.url} base={settings.apiBase} alt="" ratio="4/3" compact />
        ) : null}
      </span>
      {pins > 0 ? (
        <span className={styles.pins} aria-hidden="true">
          {pins}
        </span>
      ) : null}
    </button>
  )
}
