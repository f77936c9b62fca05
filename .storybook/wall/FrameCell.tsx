import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useToolbar } from '../docs/toolbar'
import { globalsInAddress } from '../docs/toolbarGlobals'
import type { FrameSize } from './frameOf'
import type { StageRegistry } from './stageRegistry'
import { useFrameTurn } from './useFrameTurn'
import type { WallStory } from './useScreenStories'
import styles from './wall.module.css'

export interface FrameCellProps {
  story: WallStory
  size: FrameSize
  /** Whether the story's steps are played; otherwise it stands as it begins. */
  plays: boolean
  /** Told when the story's own page is there, with the registry of its document. */
  onRegistry: (registry: StageRegistry | null) => void
}

/** A story in a window of its own, drawn as small as its cell is: alive, and as wide as its media queries want. */
export function FrameCell({ story, size, plays, onRegistry }: FrameCellProps) {
  const box = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(0)
  const globals = globalsInAddress(useToolbar())
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => setScale(Math.min(1, element.clientWidth / size.width)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [size.width])
  const query = new URLSearchParams({ id: story.id, viewMode: 'story' })
  if (!plays) query.set('embed', 'true')
  const address = `iframe.html?${query}${globals ? `&globals=${globals}` : ''}`
  const { src, ready, loaded } = useFrameTurn(box, scale > 0 ? address : null)
  // The registry of a document goes with its frame.
  const frame = useCallback(() => () => onRegistry(null), [onRegistry])
  return (
    <div
      className={styles.frame}
      ref={box}
      data-ready={ready}
      // A small phone in a wide column is no wider than it is.
      style={{ height: size.height * scale, maxWidth: `calc(${size.width}px + 2 * var(--border))` }}
    >
      {src !== null && (
        <iframe
          // A new frame for a new address: another one in the same frame would be a step of the history.
          key={src}
          ref={frame}
          title={`${story.title}: ${story.name}`}
          src={src}
          onLoad={({ currentTarget }) => {
            onRegistry(currentTarget.contentWindow?.STAGE_REGISTRY ?? null)
            loaded()
          }}
          style={{ width: size.width, height: size.height, scale: String(scale) }}
        />
      )}
    </div>
  )
}
