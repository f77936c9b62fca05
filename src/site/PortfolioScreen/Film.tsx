import { useEffect, useRef, useState } from 'react'
import { safeMediaUrl } from '@/lib/safeUrl'
import { useInView } from '@/ui/Media/useInView'
import styles from './Film.module.css'
import type { Films } from './useFilms'

export interface FilmProps {
  id: string
  /** The film, from data. */
  src: string
  /** Its first frame. */
  poster: string
  /** What the film shows, in words. */
  alt: string
  films: Films
  /** Where it is seen without scrolling, so its first frame is loaded at once: in every window, or in wide ones. */
  atFirst?: 'always' | 'wide' | undefined
}

/** A silent film behind its first frame. Not a byte of it is asked for before it is near the view. */
export function Film({ id, src, poster, alt, films, atFirst }: FilmProps) {
  const [near, setNear] = useState(false)
  const [running, setRunning] = useState(false)
  const video = useRef<HTMLVideoElement>(null)
  const url = safeMediaUrl(src, '')
  const still = safeMediaUrl(poster, '')
  // Once near, a film stays: what was downloaded is not asked for again.
  const nearRef = useInView<HTMLDivElement>((now) => now && setNear(true), { margin: '240px' })
  const viewRef = useInView<HTMLDivElement>((now) => films.seen(id, now), { share: 0.6 })
  const loads = near && films.allowed && url !== null
  const plays = films.plays(id)

  useEffect(() => {
    if (!loads || !video.current) return
    // Refused (saving power) or cut short by a pause: the still remains.
    if (plays) video.current.play().catch(() => {})
    else video.current.pause()
  }, [loads, plays])

  return (
    <div ref={nearRef} className={styles.frame}>
      <div ref={viewRef} className={styles.sheet}>
        {still && atFirst === 'wide' ? (
          <link rel="preload" as="image" href={still} media="(width > 640px)" fetchPriority="low" />
        ) : null}
        {still ? (
          <img
            className={styles.still}
            src={still}
            alt={alt}
            width="960"
            height="600"
            loading={atFirst === 'always' ? undefined : 'lazy'}
            // The style sheet and the letters come before it: without them not a word is seen.
            fetchPriority={atFirst === 'always' ? 'low' : undefined}
            decoding="async"
          />
        ) : null}
        {loads ? (
          <video
            ref={video}
            className={styles.film}
            src={url}
            muted
            loop
            playsInline
            disablePictureInPicture
            preload="none"
            tabIndex={-1}
            aria-hidden="true"
            data-running={running || undefined}
            onPlaying={() => setRunning(true)}
          />
        ) : null}
      </div>
    </div>
  )
}
