import { useState } from 'react'
import { initials } from '../../lib/names'
import { safeMediaUrl } from '../../lib/safeUrl'
import styles from './Avatar.module.css'

export interface AvatarProps {
  /** The person's name: spoken, and the source of the initials. */
  name: string
  /** A picture; while it is missing, unsafe or broken, the initials stand in. */
  src?: string | null
  /** 2, 2.5 or 4 rem across. */
  size?: 'sm' | 'md' | 'lg'
  /** The name stands beside it already, so that it need not be spoken twice. */
  decorative?: boolean
}

/** A person in a circle: their picture, or their initials on a tint that stays the same for a name. */
export function Avatar({ name, src, size = 'md', decorative = false }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  const url = safeMediaUrl(src, '')
  const hue = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997, 7) % 3
  const named = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name || 'Unknown person' }
  return (
    <span {...named} className={styles.avatar} data-size={size} data-hue={hue}>
      {initials(name)}
      {url && url !== broken ? (
        <img
          className={styles.picture}
          src={url}
          alt=""
          ref={(img) => {
            // Broken before hydration: its error event is gone by now.
            if (img?.complete && img.naturalWidth === 0) setBroken(url)
          }}
          onError={() => setBroken(url)}
        />
      ) : null}
    </span>
  )
}
