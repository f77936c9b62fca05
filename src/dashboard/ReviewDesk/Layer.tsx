import { useState } from 'react'
import { hasEnding } from '@/lib/mediaKind'
import { safeMediaUrl } from '@/lib/safeUrl'
import { useRuntime } from '@/runtime/RuntimeProvider'
import { nameOf, type Piece } from './assets'
import { Broken } from './Broken'
import styles from './Stage.module.css'
import { place, type Size, type View } from './view'

export interface LayerProps {
  piece: Piece
  view: View
  box: Size | null
  /** Its own size, once it is known. */
  size: Size | null
  onSize: (size: Size) => void
  /** What was taken for a picture is a film. */
  onFilm: () => void
  /** How many px of it are cut off on the left, as a CSS length. */
  cut?: string
}

/**
 * A picture or film in its place. An address often does not tell which it is: what turns out to be no picture is tried as a
 * film. What cannot be shown says so, and can be tried again.
 */
export function Layer({ piece, view, box, size, onSize, onFilm, cut }: LayerProps) {
  const { settings } = useRuntime()
  const [noPicture, setNoPicture] = useState<string>()
  const [broken, setBroken] = useState<string>()
  const [tries, setTries] = useState(0)
  const url = safeMediaUrl(piece.url, settings.apiBase)
  if (url === null || url === broken)
    return (
      <Broken
        name={piece.name}
        {...(url === null
          ? {}
          : {
              onRetry: () => {
                setNoPicture(undefined)
                setBroken(undefined)
                setTries(tries + 1)
              },
            })}
      />
    )
  const film = piece.video || url === noPicture
  const placed = box && size ? place(view, box, size) : null
  const shared = {
    className: styles.layer,
    'data-waiting': placed ? undefined : true,
    style: placed
      ? {
          width: size?.width,
          height: size?.height,
          transform: `translate(${placed.x}px, ${placed.y}px) scale(${placed.scale})`,
        }
      : undefined,
    onError: () => (film || hasEnding(url) ? setBroken(url) : setNoPicture(url)),
  }
  const media = film ? (
    <video
      {...shared}
      key={`${url} ${tries}`}
      src={url}
      aria-label={nameOf(piece.round, piece.index, 'video')}
      controls
      playsInline
      preload="metadata"
      onLoadedMetadata={({ currentTarget: { videoWidth: width, videoHeight: height } }) => {
        onSize({ width: width || 16, height: height || 9 })
        if (!piece.video) onFilm()
      }}
    />
  ) : (
    <img
      {...shared}
      key={`${url} ${tries}`}
      src={url}
      alt={piece.name}
      decoding="async"
      draggable={false}
      onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
        onSize({ width: width || 1, height: height || 1 })
      }
    />
  )
  return cut === undefined ? (
    media
  ) : (
    <div className={styles.cut} style={{ clipPath: `inset(0 0 0 ${cut})` }}>
      {media}
    </div>
  )
}
