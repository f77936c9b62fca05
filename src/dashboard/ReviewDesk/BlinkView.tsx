import { Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { every } from '@/lib/every'
import { REDUCED_MOTION } from '@/lib/reducedMotion'
import { useRuntime } from '@/runtime/RuntimeProvider'
import { Button } from '@/ui/Button/Button'
import type { CompareViewProps } from './Compare'
import styles from './Compare.module.css'
import { Pane } from './Pane'

/** Slow enough for everybody, quick enough for the eye to see what moved. */
const BLINK_MS = 900

/** One after the other in the same place, so that what differs jumps. It stands still where less motion is wanted. */
export function BlinkView({ desk, piece, other, sizes }: CompareViewProps) {
  const { clock, viewport } = useRuntime()
  const [still, setStill] = useState(() => viewport.matches(REDUCED_MOTION))
  const [older, setOlder] = useState(false)
  useEffect(() => {
    if (still) return
    return every(clock, BLINK_MS, () => setOlder((now) => !now))
  }, [clock, still])
  const shown = older ? other : piece
  return (
    <Pane
      desk={desk}
      sizes={sizes}
      label={`${other.name} and ${piece.name} by turns`}
      pieces={[
        { piece, hidden: older },
        { piece: other, hidden: !older },
      ]}
      tags={[{ text: shown.round.title, side: 'start' }]}
    >
      <div className={styles.turns}>
        <Button variant="outline" size="sm" onClick={() => setStill(!still)}>
          {still ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
          {still ? 'Play' : 'Pause'}
        </Button>
        {still ? (
          <Button variant="outline" size="sm" onClick={() => setOlder(!older)}>
            Show {(older ? piece : other).round.title}
          </Button>
        ) : null}
      </div>
    </Pane>
  )
}
