import { type CSSProperties, useState } from 'react'
import type { CompareViewProps } from './Compare'
import styles from './Compare.module.css'
import { Pane } from './Pane'

/** One over the other, parted by a handle that is dragged or moved by arrow keys. */
export function SwipeView({ desk, piece, other, sizes }: CompareViewProps) {
  const [share, setShare] = useState(50)
  // The thumb's middle does not reach the ends of its track.
  const cut = `calc(var(--handle) / 2 + (100% - var(--handle)) * ${share / 100})`
  return (
    <Pane
      desk={desk}
      sizes={sizes}
      label={`${other.name} beside ${piece.name}`}
      pieces={[{ piece: other }, { piece, cut }]}
      tags={[
        { text: other.round.title, side: 'start' },
        { text: piece.round.title, side: 'end' },
      ]}
    >
      <span className={styles.line} style={{ '--cut': cut } as CSSProperties} aria-hidden="true" />
      <input
        className={styles.handle}
        type="range"
        min={0}
        max={100}
        step={1}
        value={share}
        aria-label={`Where ${other.round.title} ends and ${piece.round.title} begins`}
        aria-valuetext={`${share}% ${other.round.title}`}
        onChange={(event) => setShare(event.currentTarget.valueAsNumber)}
      />
    </Pane>
  )
}
