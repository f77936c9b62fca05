import { Columns2, MapPin, Maximize, ZoomIn, ZoomOut } from 'lucide-react'
import type { Round } from '@/api/submissions'
import { Button } from '@/ui/Button/Button'
import { IconButton } from '@/ui/IconButton/IconButton'
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl'
import { Select } from '@/ui/Select/Select'
import styles from './Toolbar.module.css'
import type { CompareMode, DeskState } from './useReviewView'
import type { ZoomWay } from './view'

export interface ToolbarProps {
  rounds: readonly Round[]
  desk: DeskState
  onZoom: (way: ZoomWay) => void
}

/** More rounds than this stand in a list. */
const FEW = 4
const MODES = [
  { value: 'side', label: 'Side by side' },
  { value: 'swipe', label: 'Swipe' },
  { value: 'blink', label: 'Blink' },
]

/** Which round, how near, with pins or beside another round. */
export function Toolbar({ rounds, desk, onZoom }: ToolbarProps) {
  const options = rounds.map(({ _id, title }) => ({ value: _id, label: title }))
  const others = desk.others.map(({ _id, title }) => ({ value: _id, label: title }))
  return (
    <div className={styles.bar}>
      <div className={styles.rounds}>
        {rounds.length > FEW ? (
          <Select
            size="sm"
            aria-label="Round"
            options={options}
            value={desk.round?._id}
            onValueChange={desk.chooseRound}
          />
        ) : (
          <SegmentedControl
            size="sm"
            aria-label="Round"
            options={options}
            value={desk.round?._id}
            onValueChange={desk.chooseRound}
          />
        )}
      </div>
      {desk.piece ? (
        <div className={styles.tools}>
          <div className={styles.zoom}>
            <IconButton size="sm" label="Zoom out" onClick={() => onZoom('out')}>
              <ZoomOut aria-hidden="true" />
            </IconButton>
            <IconButton size="sm" label="Zoom in" onClick={() => onZoom('in')}>
              <ZoomIn aria-hidden="true" />
            </IconButton>
            <IconButton size="sm" label="Fit" onClick={() => onZoom('fit')}>
              <Maximize aria-hidden="true" />
            </IconButton>
            <Button variant="quiet" size="sm" className={styles.natural} onClick={() => onZoom('natural')}>
              100%
            </Button>
          </div>
          <Button
            variant={desk.pinning ? 'solid' : 'outline'}
            size="sm"
            aria-pressed={desk.pinning}
            disabled={!desk.canPin}
            onClick={() => desk.setPinning(!desk.pinning)}
          >
            <MapPin className={styles.icon} aria-hidden="true" />
            Pin a change
          </Button>
          {desk.beside ? (
            <Button
              variant={desk.compare ? 'solid' : 'outline'}
              size="sm"
              aria-pressed={desk.compare !== null}
              onClick={() => desk.setCompare(desk.compare ? null : 'side')}
            >
              <Columns2 className={styles.icon} aria-hidden="true" />
              Compare
            </Button>
          ) : null}
        </div>
      ) : null}
      {desk.compare ? (
        <div className={styles.compare}>
          <SegmentedControl
            size="sm"
            aria-label="How to compare"
            options={MODES}
            value={desk.compare}
            onValueChange={(mode) => desk.setCompare(mode as CompareMode)}
          />
          {others.length > 1 ? (
            <Select
              size="sm"
              aria-label="Compare with"
              options={others}
              value={desk.beside?._id}
              onValueChange={desk.chooseBeside}
            />
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
