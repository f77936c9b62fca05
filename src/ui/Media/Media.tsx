import { ImageOff } from 'lucide-react'
import { useRef, useState } from 'react'
import { hasEnding, isVideoUrl } from '../../lib/mediaKind'
import { safeMediaUrl } from '../../lib/safeUrl'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import styles from './Media.module.css'
import { usePlayInView } from './usePlayInView'

export interface MediaProps {
  /** The reference, from data: used only if it is a safe media URL. */
  src: string | null | undefined
  /** What can be seen; empty if a caption or title says it. For a video, its name. */
  alt: string
  /** Where relative references lead; empty = this site. */
  base?: string
  /** `auto` takes a path that ends in .mp4 or .webm for a video, and one without an ending for whichever can be shown. */
  kind?: 'auto' | 'image' | 'video'
  /** A picture for the time before a video plays. */
  poster?: string | null
  /** The frame's proportions; `natural` is the media's own. */
  ratio?: 'natural' | '1/1' | '4/3' | '16/9'
  /** `cover` fills the frame, `contain` shows everything. */
  fit?: 'cover' | 'contain'
  /** For a thumbnail: what is missing is an icon alone, its words are for screen readers. */
  compact?: boolean
  /** A video plays while it is in the view, silent and again and again; its controls stay. Not with reduced motion. */
  playInView?: boolean
  /** Loads at once instead of near the screen, for the first picture of a page. */
  eager?: boolean
}

/** A picture or video by reference. What is missing, unsafe or broken becomes a quiet stand-in that says so. */
export function Media(props: MediaProps) {
  const {
    src,
    alt,
    base = '',
    kind = 'auto',
    poster,
    ratio = 'natural',
    fit = 'cover',
    compact = false,
    playInView = false,
    eager = false,
  } = props
  const [noPicture, setNoPicture] = useState<string>()
  const [broken, setBroken] = useState<string>()
  const film = useRef<HTMLVideoElement>(null)
  const frame = usePlayInView(film, playInView)
  const url = safeMediaUrl(src, base)
  const still = safeMediaUrl(poster, base)
  const fail = () => setBroken(url ?? '')
  const video =
    kind === 'video' || (kind === 'auto' && (isVideoUrl(url) || (url !== null && url === noPicture)))
  const failPicture = () => (kind === 'auto' && !hasEnding(url) ? setNoPicture(url ?? '') : fail())
  const Words = compact ? VisuallyHidden : 'span'
  const shared = { className: styles.media, 'data-fit': fit }

  return (
    <div ref={frame} className={styles.frame} data-ratio={ratio} data-compact={compact || undefined}>
      {url === null || url === broken ? (
        <div className={styles.missing}>
          <ImageOff aria-hidden="true" className={styles.icon} />
          <Words>{alt ? `${alt}: not available` : 'Not available'}</Words>
        </div>
      ) : video ? (
        <video
          {...shared}
          ref={film}
          src={url}
          aria-label={alt || 'Video'}
          controls={!compact}
          playsInline
          muted={playInView}
          loop={playInView}
          preload={eager ? 'metadata' : still ? 'none' : 'metadata'}
          {...(still ? { poster: still } : {})}
          onError={fail}
        />
      ) : (
        <img
          {...shared}
          src={url}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          ref={(img) => {
            // Broken before hydration: its error event is gone by now.
            if (img?.complete && img.currentSrc && img.naturalWidth === 0) failPicture()
          }}
          onError={failPicture}
        />
      )}
    </div>
  )
}
