import { type RefObject, useRef } from 'react'
import { REDUCED_MOTION } from '../../lib/reducedMotion'
import { useInView } from './useInView'

/**
 * Lets a video play while most of it is in the view. Somebody who paused it by hand has paused it for good, and
 * nothing starts where less motion is wanted.
 */
export function usePlayInView(
  video: RefObject<HTMLVideoElement | null>,
  wanted: boolean,
): RefObject<HTMLDivElement | null> {
  /** It stands because it was out of sight. */
  const waits = useRef(true)
  return useInView<HTMLDivElement>(
    (inView) => {
      if (!wanted || !video.current || matchMedia(REDUCED_MOTION).matches) return
      if (!inView) {
        waits.current ||= !video.current.paused
        video.current.pause()
      } else if (waits.current) {
        waits.current = false
        // Refused, to save power: the poster remains, and the controls.
        video.current.play().catch(() => {})
      }
    },
    { share: 0.6 },
  )
}
