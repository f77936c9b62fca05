import type { KeyboardEventHandler, ReactNode, RefObject } from 'react'
import styles from './Surface.module.css'
import type { useHand } from './useHand'

export interface SurfaceProps {
  ref: RefObject<HTMLDivElement | null>
  /** Wheel, drag and pinch on it. */
  hand: ReturnType<typeof useHand>
  onKeyDown: KeyboardEventHandler
  /** What lies on it. */
  label: string
  /** What it is for, spoken in place of "application". */
  purpose: string
  /** Larger than it is: what lies on it can be moved. */
  zoomed: boolean
  /** The next click places a pin. */
  pinning?: boolean
  children: ReactNode
}

/** The light table: what lies on it is moved by hand, and by the keys that KeyList names. */
export function Surface({ ref, hand, onKeyDown, label, purpose, zoomed, pinning, children }: SurfaceProps) {
  return (
    <div
      {...hand}
      ref={ref}
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the rule does not count an application as a control; ARIA has it take focus and keys, as KeyList names them
      tabIndex={0}
      aria-label={label}
      aria-roledescription={purpose}
      className={styles.surface}
      data-zoomed={zoomed || undefined}
      data-pinning={pinning || undefined}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  )
}
