import type { Change } from './changes'
import { placeWords } from './changes'
import styles from './Pins.module.css'
import { type Point, place, type Size, type View } from './view'

export interface PinsProps {
  /** All changes; those with a spot on this piece are drawn. */
  changes: readonly Change[]
  round: string
  asset: number
  view: View
  box: Size
  size: Size
  /** The change whose words are being written, or pointed at. */
  active: number | null
  onChoose: (index: number) => void
  /** Where the crosshair stands; null without one. */
  cross: Point | null
}

/** The numbered pins on a picture. They lie over it, so that they stay as large while it grows. */
export function Pins({ changes, round, asset, view, box, size, active, onChoose, cross }: PinsProps) {
  const placed = place(view, box, size)
  const at = ({ x, y }: Point) => ({
    left: placed.x + x * size.width * placed.scale,
    top: placed.y + y * size.height * placed.scale,
  })
  return (
    <div className={styles.pins}>
      {changes.map(({ id, text, spot }, index) =>
        spot?.round === round && spot.asset === asset ? (
          <button
            key={id}
            type="button"
            className={styles.pin}
            data-active={index === active || undefined}
            style={at(spot)}
            aria-label={`Pin ${index + 1}, at ${placeWords(spot)}${text.trim() ? `: ${text.trim()}` : ''}`}
            onClick={() => onChoose(index)}
          >
            <span className={styles.number}>{index + 1}</span>
          </button>
        ) : null,
      )}
      {cross ? <span className={styles.cross} style={at(cross)} aria-hidden="true" /> : null}
    </div>
  )
}
